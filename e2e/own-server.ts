import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import { createPostgresDatabase } from '../test-support/test-database.ts';
import { test as base } from './fixtures.ts';

/** A server of one journey's own, which can be killed under its feet. */
export interface OwnServer {
  url: string;
  dataDir: string;
  /** Ends it without warning (SIGKILL) and starts it again, with the same data at the same address. */
  restart(): Promise<void>;
}

interface Fixtures {
  /** Settings of the server beside the usual ones. */
  settings: Record<string, string>;
  ownServer: OwnServer;
}

/** `test` for journeys with a server of their own. */
export const testWithOwnServer = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  ownServer: async ({ engine, settings }, use) => {
    const database =
      engine === 'postgres' ? await createPostgresDatabase(process.env.TEST_DATABASE_URL ?? null) : null;
    const env = { ...settings, ...(database && { DATABASE_URL: database.location.url }) };
    let server: RealServer = await startRealServer({ env });
    const { dataDir, port } = server;
    await use({
      dataDir,
      url: server.url,
      restart: async () => {
        await server.stop('SIGKILL');
        server = await startRealServer({ env, dataDir, port });
      },
    });
    await server.dispose();
    await database?.remove();
  },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});
