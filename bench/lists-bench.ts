import path from 'node:path';
import { migrationsOf } from '#app/migrations-of.ts';
import type { Db } from '#platform/server/db/database.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import { startThrowawayPostgres } from '../test-support/throwaway-postgres.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import { startBare } from './bare-rate.ts';
import { loadOnce } from './load.ts';
import { cookieOf } from './many-people.ts';
import { type Row, ratioRow } from './report.ts';

/** What its server signs with. */
export const SECRET = 'a secret that is only used by the bench, 48 chars!';
const FILLING_MS = 10 * 60 * 1000;
const WARM_SECONDS = 3;
const ROUNDS = 5;
const ROUND_SECONDS = 1;

/** Lists that people read of a database which somebody filled. */
export interface Lists {
  fill: (db: Db) => Promise<void>;
  /** What is asked for, by what it is called in the report. */
  paths: Readonly<Record<string, string>>;
  /** Who asks, by turns from 0: so that no page is in a cache only because one person asks again and again. */
  personAt: (turn: number) => number;
}

interface Rates {
  what: string;
  /** Requests a second: the list's, and bare Fastify's right before it. */
  rate: number;
  bare: number;
}

/** Lists against bare Fastify, on both engines; SQLite has to reach a tenth of it. */
export async function benchLists(folder: string, lists: Lists): Promise<Row[]> {
  const bare = await startBare();
  const postgres = await startThrowawayPostgres({ durable: true });
  if (!postgres) throw new Error('this needs PostgreSQL');
  try {
    const rows = await measured({ file: path.join(folder, 'lampstand.db') }, {}, folder, lists, bare.url);
    const { url } = postgres;
    const dataDir = path.join(folder, 'postgres');
    const there = await measured({ url }, { DATABASE_URL: url }, dataDir, lists, bare.url);
    return [
      ...rows.map((rates) => rowOf(rates, 0.1)),
      // What PostgreSQL takes of this machine's cores is not the server's; the ratio is shown, and nothing is asked of it.
      ...there.map((rates) => rowOf({ ...rates, what: `${rates.what} on PostgreSQL` }, 0)),
    ];
  } finally {
    bare.stop();
    await postgres.stop();
  }
}

function rowOf({ what, rate, bare }: Rates, atLeast: number): Row {
  const name = `bare (${Math.round(bare).toLocaleString('en-US')}/s)`;
  return ratioRow(what, rate, { rate: bare, name }, atLeast);
}

async function measured(
  location: DatabaseLocation,
  env: Record<string, string>,
  dataDir: string,
  { fill, paths, personAt }: Lists,
  bareUrl: string,
): Promise<Rates[]> {
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
      const list = async (duration: number) => {
        const { rate, failures } = await loadOnce(server.url + pathname, {
          duration,
          setupClient: (client) => client.setHeaders({ cookie: cookieOf(personAt(turn++), SECRET) }),
        });
        if (failures > 0) throw new Error(`${what}: ${failures} requests failed`);
        return rate;
      };
      await list(WARM_SECONDS);
      rates.push({ what, ...(await inTurns(list, bareUrl)) });
    }
  } finally {
    await server.stop();
  }
  return rates;
}

/** Of some rounds the one whose ratio is in the middle: a machine that others use is twice as fast in one minute as in the next. */
async function inTurns(
  list: (seconds: number) => Promise<number>,
  bareUrl: string,
): Promise<{ rate: number; bare: number }> {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { rate: bare } = await loadOnce(bareUrl, { duration: ROUND_SECONDS });
    rounds.push({ bare, rate: await list(ROUND_SECONDS) });
  }
  rounds.sort((a, b) => a.rate / a.bare - b.rate / b.bare);
  return rounds[Math.floor(ROUNDS / 2)]!;
}
