import path from 'node:path';
import { migrationsOf } from '#app/migrations-of.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import { startThrowawayPostgres } from '../test-support/throwaway-postgres.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import { measureBare } from './bare-rate.ts';
import { fillGroups, type Groups, idOf } from './fill-groups.ts';
import { load } from './load.ts';
import { cookieOf } from './many-people.ts';
import { type Row, ratioRow } from './report.ts';

const SECRET = 'a secret that is only used by the bench, 48 chars!';
const GROUPS: Groups = { people: 20_000, groups: 2000, members: 30, threads: 10, posts: 200_000 };
/** One whose people are in no group twice. */
const GROUP = 6;
const FILLING_MS = 10 * 60 * 1000;

/** What the screens of groups ask for first, by a person who is in the group. */
const PATHS: Record<string, (group: number) => string> = {
  'my groups': () => '/api/groups/mine',
  'groups that are found': () => '/api/groups?limit=20',
  'groups that are searched for': () => '/api/groups?limit=20&q=kitchen',
  'a group': (group) => `/api/groups/${idOf('group', group)}`,
  'its plan': (group) => `/api/groups/${idOf('group', group)}/plan`,
  'a passage': (group) =>
    `/api/groups/${idOf('group', group)}/passages/${idOf('thread', 3 * Math.ceil((group * GROUPS.threads) / 3))}`,
  'its topics': (group) => `/api/groups/${idOf('group', group)}/topics?limit=20`,
  'a thread': (group) => `/api/groups/threads/${idOf('thread', group * GROUPS.threads)}/posts?limit=20`,
  'its people': (group) => `/api/groups/${idOf('group', group)}/members`,
  'its prayers': (group) => `/api/prayer/groups/${idOf('group', group)}/requests?limit=20`,
};

/** The lists of two thousand groups against bare Fastify, on both engines. */
export async function benchGroups(folder: string): Promise<Row[]> {
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
  const db = openDatabase('url' in location ? { ...location, statementMs: FILLING_MS } : location);
  await migrateToLatest(db, migrationsOf());
  await fillGroups(db, GROUPS, Date.now());
  await db.destroy();
  const server = await startRealServer({
    dataDir,
    env: { ...WITHOUT_LIMITS, ...env, AUTH_SECRET: SECRET, LOG_LEVEL: 'silent' },
  });
  const rates = [];
  try {
    for (const [what, pathOf] of Object.entries(PATHS)) {
      // Twenty people of one group at once.
      let turn = 0;
      const { rate, failures } = await load(server.url + pathOf(GROUP), {
        duration: 3,
        setupClient: (client) => {
          const person = GROUP * GROUPS.members + (turn++ % GROUPS.members);
          client.setHeaders({ cookie: cookieOf(person, SECRET) });
        },
      });
      if (failures > 0) throw new Error(`${what}: ${failures} requests failed`);
      rates.push({ what, rate });
    }
  } finally {
    await server.stop();
  }
  return rates;
}
