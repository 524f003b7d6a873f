import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { PostgresLocation } from '#platform/server/db/open-postgres.ts';
import { type BreakableProxy, startBreakableProxy } from './breakable-proxy.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts';
import { createPostgresDatabase } from './test-database.ts';

/** An app whose lines to PostgreSQL a test can cut, silence and make lose an answer. */
export interface TestAppBehindProxy extends TestApp {
  proxy: BreakableProxy;
  /** The address of the same database past the proxy. */
  straightUrl: string;
}

export async function startTestAppBehindProxy(
  how: Omit<PostgresLocation, 'url'> = {},
  options: TestAppOptions = {},
): Promise<TestAppBehindProxy> {
  const made = await createPostgresDatabase(inject('postgresUrl'), inject('databaseTemplates').postgres);
  const straight = new URL(made.location.url);
  const proxy = await startBreakableProxy({ host: straight.hostname, port: Number(straight.port) });
  const through = new URL(straight);
  through.port = String(proxy.port);
  const location = { ...how, url: through.href };
  const db = openDatabase(location);
  const database = {
    db,
    location,
    async drop() {
      await db.destroy();
      await proxy.cut();
      await made.remove();
    },
  };
  const app = await startTestApp('postgres', inject('postgresUrl'), { ...options, database });
  // A job of the start gives the week its question; a test spoils the line of nothing but its own call.
  while (!(await db.selectFrom('debate').select('id').executeTakeFirst())) await pause(10);
  return {
    ...app,
    proxy,
    straightUrl: straight.href,
    async user(name) {
      const client = await app.user(name);
      // What a registration causes is over, so that a test spoils the line of nothing but its own call.
      await app.server.idle();
      return client;
    },
  };
}
