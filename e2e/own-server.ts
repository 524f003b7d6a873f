import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../test-support/files-below.ts';
import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import { createBacking } from './backing.ts';
import { test as base } from './fixtures.ts';

/** A server for one journey, which the journey may kill. */
export interface OwnServer {
  url: string;
  /** Where its data is: for what an operator does beside it. */
  dataDir: string;
  /** The names of everything that its store keeps, finished or not. */
  filesKept(): Promise<string[]>;
  /** Ends it without warning (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again, with the same data at the same address. */
  start(): Promise<void>;
}

interface Fixtures {
  /** Settings of the server beside the usual ones. */
  settings: Record<string, string>;
  /** What starts it, when that is not the product's own script. */
  entry: readonly string[] | null;
  ownServer: OwnServer;
}

/** `test` for journeys with a server of their own. */
export const testWithOwnServer = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  entry: [null, { option: true }],
  ownServer: async ({ engine, store, settings, entry }, use) => {
    const backing = await createBacking({ engine, store });
    const env = { ...settings, ...backing.env };
    const own = { env, ...(entry && { entry }) };
    let server: RealServer = await startRealServer(own);
    const { dataDir, port } = server;
    await use({
      filesKept: async () => (await backing.filesKept()) ?? filesBelow(path.join(dataDir, 'objects')),
      url: server.url,
      dataDir,
      kill: async () => {
        await server.stop('SIGKILL');
      },
      start: async () => {
        server = await startRealServer({ ...own, dataDir, port });
      },
    });
    await server.dispose();
    await backing.remove();
  },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

/** How much later it is on a server than it is. */
export interface ServerTime {
  /** A file with the milliseconds. */
  file: string;
  /** From now on it is so many minutes later. Work that waits for its time is begun when the server is started again. */
  pass(minutes: number): void;
}

/** `test` for journeys with a server on which time passes. */
export const testWithTime = testWithOwnServer.extend<{ time: ServerTime }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  time: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-time-'));
    const file = path.join(folder, 'later-ms');
    const pass = (minutes: number) => {
      // The server may be reading it.
      writeFileSync(`${file}.new`, String(minutes * 60_000));
      renameSync(`${file}.new`, file);
    };
    pass(0);
    await use({ file, pass });
    rmSync(folder, { recursive: true });
  },
  entry: async ({ time }, use) => use(['test-support/server-later.ts', time.file]),
});
