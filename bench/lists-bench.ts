import path from 'node:path';
import { migrationsOf } from '#app/migrations-of.ts';
import type { Db } from '#platform/server/db/database.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import { startThrowawayPostgres } from '../test-support/throwaway-postgres.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import { measureBare } from './bare-rate.ts';
import { load } from './load.ts';
import { cookieOf } from './many-people.ts';
import { type Row, ratioRow } from './report.ts';

/** What its server signs with. */
export const SECRET = 'a secret that is only used by the bench, 48 chars!';
const FILLING_MS = 10 * 60 * 1000;

/** Lists that people read of a database which somebody filled. */
export interface Lists {
  fill: (db: Db) => Promise<void>;
  /** What is asked for, by what it is called in the report. */
  paths: Readonly<Record<string, string>>;
  /** Who asks, by turns from 0: so that no page is in a cache only because one person asks again and again. */
  personAt: (turn: number) => number;
}

/** Lists against bare Fastify, on both engines; SQLite has to reach a tenth of it. */
export async function benchLists(folder: string, lists: Lists): Promise<Row[]> {
  const { rate: bare } = await measureBare();
  const base = { rate: bare, name: `bare (${Math.round(bare).toLocaleString('en-US')}/s)` };
  const rows = await measured({ file: path.join(folder, 'lampstand.db') }, {}, folder, lists);
  const postgres = await startThrowawayPostgres({ durable: true });
  if (!postgres) throw new Error('this needs PostgreSQL');
  try {
    const { url } = postgres;
    const there = await measured({ url }, { DATABASE_URL: url }, path.join(folder, 'postgres'), lists);
    return [
      ...rows.map(({ what, rate }) => ratioRow(what, rate, base, 0.1)),
      // What PostgreSQL takes of this machine's cores is not the server's; the ratio is shown, and nothing is asked of it.
      ...there.map(({ what, rate }) => ratioRow(`${what} on PostgreSQL`, rate, base, 0)),
    ];
  } finally {
    await postgres.stop();
  }
}

async function measured(
  location: DatabaseLocation,
  env: Record<string, string>,
  dataDir: string,
  { fill, paths, personAt }: Lists,
): Promise<{ what: string; rate: number }[]> {
  // No call of the server may take as long as filling a table does.
  const db = openDatabase('url' in location ? { ...location, statementMs: FILLING_MS } : location);
  await migrateToLatest(db, migrationsOf());
  await fill(db);
  await db.destroy();
  const server = await startRealServer({
    dataDir,
    env: { ...WITHOUT_LIMITS, ...env, AUTH_SECRET: SECRET, LOG_LEVEL: 'silent' },
  });
  const rates = [];
  try {
    for (const [what, pathname] of Object.entries(paths)) {
      let turn = 0;
      const { rate, failures } = await load(server.url + pathname, {
        duration: 3,
        setupClient: (client) => client.setHeaders({ cookie: cookieOf(personAt(turn++), SECRET) }),
      });
      if (failures > 0) throw new Error(`${what}: ${failures} requests failed`);
      rates.push({ what, rate });
    }
  } finally {
    await server.stop();
  }
  return rates;
}
