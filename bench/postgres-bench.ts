import { spawn } from 'node:child_process';
import { migrationsOf } from '#app/migrations-of.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import { freePort, startThrowawayPostgres } from '../test-support/throwaway-postgres.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import { type Load, load } from './load.ts';
import { cookieOf, fillWith } from './many-people.ts';
import type { Row } from './report.ts';

const SECRET = 'a secret that is only used by the bench, 48 chars!';
const PEOPLE = 20_000;

/** The main calls on PostgreSQL, which flushes each commit, against Express and Drizzle on the same server. */
export async function benchPostgres(): Promise<Row[]> {
  const postgres = await startThrowawayPostgres({ durable: true });
  if (!postgres) throw new Error('this needs PostgreSQL');
  try {
    // To make the index of the journal's search for so many entries takes minutes.
    const db = openDatabase({ url: postgres.url, statementMs: 10 * 60_000 });
    await migrateToLatest(db, migrationsOf());
    await fillWith(db, { people: PEOPLE, entries: 10 * PEOPLE, heaviest: 100 }, Date.now());
    await db.destroy();
    const env = { AUTH_SECRET: SECRET, LOG_LEVEL: 'silent', DATABASE_URL: postgres.url };
    const ours = await startRealServer({ env: { ...WITHOUT_LIMITS, ...env } });
    const theirs = await startOther(env);
    try {
      const rows: Row[] = [];
      for (const call of CALLS) {
        const base = await call.measure(theirs.url);
        const own = await call.measure(ours.url);
        rows.push(timesRow(call, own.rate, base.rate));
      }
      return rows;
    } finally {
      theirs.stop();
      await ours.dispose();
    }
  } finally {
    await postgres.stop();
  }
}

const CALLS = [
  { what: 'GET /api/auth/user', atLeast: 1.5, measure: (url: string) => many(`${url}/api/auth/user`) },
  {
    what: 'GET /api/journal/entries (50)',
    atLeast: 1.5,
    measure: (url: string) => many(`${url}/api/journal/entries`),
  },
  {
    what: 'POST /api/journal/entries',
    atLeast: 3,
    measure: (url: string) =>
      many(`${url}/api/journal/entries`, {
        method: 'POST',
        body: JSON.stringify({
          content: 'The lamp was lit before I woke. '.repeat(8),
          writingTimeMinutes: 3,
        }),
      }),
  },
];

let next = 0;

/** Each call is another person's, so that nobody waits for a row of their own and most entries are paid. */
async function many(url: string, request: { method?: 'POST'; body?: string } = {}): Promise<Load> {
  const result = await load(url, {
    ...request,
    headers: { 'content-type': 'application/json' },
    requests: [
      {
        setupRequest: (one) => {
          next = (next + 1) % PEOPLE;
          return { ...one, headers: { ...one.headers, cookie: cookieOf(next, SECRET) } };
        },
      },
    ],
  });
  if (result.failures > 0) throw new Error(`${url}: ${result.failures} requests failed`);
  return result;
}

function timesRow({ what, atLeast }: { what: string; atLeast: number }, rate: number, base: number): Row {
  const times = rate / base;
  const per = (n: number) => `${Math.round(n).toLocaleString('en-US')}/s`;
  return {
    what: `${what} on PostgreSQL`,
    measured: `${per(rate)} = ${times.toFixed(2)} × Express and Drizzle (${per(base)})`,
    target: `≥ ${atLeast.toFixed(1)} ×`,
    ok: times >= atLeast,
  };
}

async function startOther(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/drizzle-server.ts'], {
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
