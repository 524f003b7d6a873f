import path from 'node:path';
import { filesBelow } from '../test-support/files-below.ts';
import { createServerClock, type ServerClock } from '../test-support/server-clock.ts';
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
  /** The file that says how much later it is to it, if it is. */
  later: string | null;
  ownServer: OwnServer;
}

/** `test` for journeys with a server of their own. */
export const testWithOwnServer = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  entry: [null, { option: true }],
  later: [null, { option: true }],
  ownServer: async ({ engine, store, settings, entry, later }, use) => {
    const backing = await createBacking({ engine, store });
    const env = { ...settings, ...backing.env };
    const own = { env, ...(entry && { entry }), ...(later && { later }) };
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
  /** From now on it is so many minutes later. Work that waits for its time is begun when the server is started again. */
  pass(minutes: number): void;
}

/** `test` for journeys with a server on which time passes. */
export const testWithTime = testWithOwnServer.extend<{ clock: ServerClock; time: ServerTime }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  clock: async ({}, use) => {
    const clock = createServerClock();
    await use(clock);
    clock.dispose();
  },
  later: async ({ clock }, use) => use(clock.later),
  time: async ({ clock }, use) => use({ pass: (minutes) => clock.pass(minutes * 60_000) }),
});
