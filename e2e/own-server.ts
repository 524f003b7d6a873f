import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import { createBacking } from './backing.ts';
import { test as base } from './fixtures.ts';

/** A server of one journey's own, which can be killed under its feet. */
export interface OwnServer {
  url: string;
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
  ownServer: OwnServer;
}

/** `test` for journeys with a server of their own. */
export const testWithOwnServer = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  ownServer: async ({ engine, store, settings }, use) => {
    const backing = await createBacking({ engine, store });
    const env = { ...settings, ...backing.env };
    let server: RealServer = await startRealServer({ env });
    const { dataDir, port } = server;
    await use({
      filesKept: async () => (await backing.filesKept()) ?? namesBelow(path.join(dataDir, 'objects')),
      url: server.url,
      kill: async () => {
        await server.stop('SIGKILL');
      },
      start: async () => {
        server = await startRealServer({ env, dataDir, port });
      },
    });
    await server.dispose();
    await backing.remove();
  },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

async function namesBelow(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
