import path from 'node:path';
import { migrationsOf } from '#app/migrations-of.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import { startThrowawayPostgres } from '../test-support/throwaway-postgres.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import { measureBare } from './bare-rate.ts';
import { type Community, fillCommunity } from './fill-community.ts';
import { load } from './load.ts';
import { cookieOf } from './many-people.ts';
import { type Row, ratioRow } from './report.ts';

const SECRET = 'a secret that is only used by the bench, 48 chars!';
const COMMUNITY: Community = {
  people: 50_000,
  requests: 200_000,
  prayed: 1_000_000,
  notificationsEach: 10,
  circle: 14,
  items: 6,
};

const FILLING_MS = 10 * 60 * 1000;

/** What the screens ask for first of everything that is read together, and what asks at every screen whether something is new. */
const PATHS = [
  '/api/prayer/overview',
  '/api/prayer/waiting?limit=20',
  '/api/prayer/requests?state=open&limit=20',
  '/api/prayer/answered',
  '/api/prayer/list',
  '/api/notifications?limit=5',
  '/api/notifications/unread',
  '/api/circle',
];

/** The lists of a large community against bare Fastify, on both engines. */
export async function benchCommunity(folder: string): Promise<Row[]> {
  const { rate: bare } = await measureBare();
  const base = { rate: bare, name: `bare (${Math.round(bare).toLocaleString('en-US')}/s)` };
  const rows = await measured({ file: path.join(folder, 'lampstand.db') }, {}, folder);
  const postgres = await startThrowawayPostgres({ durable: true });
  if (!postgres) throw new Error('this needs PostgreSQL');
  try {
    const { url } = postgres;
    const there = await measured({ url }, { DATABASE_URL: url }, path.join(folder, 'postgres'));
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
): Promise<{ what: string; rate: number }[]> {
  // No call of the server may take as long as filling a table does.
  const db = openDatabase('url' in location ? { ...location, statementMs: FILLING_MS } : location);
  await migrateToLatest(db, migrationsOf());
  const start = performance.now();
  await fillCommunity(db, COMMUNITY, Date.now());
  await db.destroy();
  console.log(`the community was there after ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const server = await startRealServer({
    dataDir,
    env: { ...WITHOUT_LIMITS, ...env, AUTH_SECRET: SECRET, LOG_LEVEL: 'silent' },
  });
  const rates = [];
  try {
    for (const pathname of PATHS) {
      // Twenty people at once, so that no page is in a cache only because one person asks again and again.
      let turn = 0;
      const { rate, failures } = await load(`${server.url}${pathname}`, {
        duration: 3,
        setupClient: (client) => client.setHeaders({ cookie: cookieOf(100 + 97 * turn++, SECRET) }),
      });
      if (failures > 0) throw new Error(`${pathname}: ${failures} requests failed`);
      rates.push({ what: `GET ${pathname}`, rate });
    }
  } finally {
    await server.stop();
  }
  return rates;
}
