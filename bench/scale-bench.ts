import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrationsOf } from '#app/migrations-of.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import { findPostgresBin, startThrowawayPostgres } from '../test-support/throwaway-postgres.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import { type Crowd, cookieOf, fillWith } from './many-people.ts';
import type { Row } from './report.ts';

const SECRET = 'a secret that is only used by the bench, 48 chars!';
/** How often each call is made, by four callers at once. */
const CALLS = 1000;
const EMPTY: Crowd = { people: CALLS + 1, entries: 2 * CALLS, heaviest: 1 };

/** Milliseconds. */
interface Latency {
  p50: number;
  p99: number;
}

/** What one database of some size takes. */
interface Sized {
  calls: Map<string, Latency>;
  startSeconds: number;
  export: { seconds: number; megabytes: number };
  backup: { seconds: number; megabytes: number };
}

const MB = 1024 ** 2;

/** `npm run bench -- scale [people] [entries]`: what a large database takes against an empty one, on both engines. */
export async function benchScale(
  folder: string,
  [people = 1_000_000, entries = 5_000_000]: number[],
): Promise<Row[]> {
  const full: Crowd = { people, entries, heaviest: Math.min(20_000, Math.floor(entries / 10)) };
  const rows: Row[] = [];
  for (const [engine, measure] of [
    ['SQLite', onSqlite],
    ['PostgreSQL', onPostgres],
  ] as const) {
    const empty = await measure(folder, EMPTY);
    rows.push(...rowsOf(engine, empty, await measure(folder, full)));
  }
  return rows;
}

async function onSqlite(folder: string, crowd: Crowd): Promise<Sized> {
  const file = path.join(folder, `${crowd.people}`, 'lampstand.db');
  const backup = () => {
    const copy = `${file}.copy`;
    const db = new DatabaseSync(file);
    db.exec(`vacuum into '${copy}'`);
    db.close();
    return statSync(copy).size;
  };
  return measured({ file }, {}, { crowd, dataDir: path.dirname(file), backup });
}

async function onPostgres(folder: string, crowd: Crowd): Promise<Sized> {
  const postgres = await startThrowawayPostgres({ durable: true });
  const bin = findPostgresBin();
  if (!postgres || !bin) throw new Error('this needs PostgreSQL');
  const { url } = postgres;
  const backup = () => {
    const dump = path.join(folder, `${crowd.people}.dump`);
    const { status } = spawnSync(path.join(bin, 'pg_dump'), ['-Fc', '-Z1', '-f', dump, url], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('pg_dump failed');
    return statSync(dump).size;
  };
  try {
    const dataDir = path.join(folder, `postgres-${crowd.people}`);
    return await measured({ url }, { DATABASE_URL: url }, { crowd, dataDir, backup });
  } finally {
    await postgres.stop();
  }
}

async function measured(
  location: DatabaseLocation,
  env: Record<string, string>,
  { crowd, dataDir, backup }: { crowd: Crowd; dataDir: string; backup: () => number },
): Promise<Sized> {
  const db = openDatabase(location);
  await migrateToLatest(db, migrationsOf());
  const filled = performance.now();
  await fillWith(db, crowd, Date.now());
  await db.destroy();
  console.log(
    `${crowd.people} people and ${crowd.entries} entries were there after ${seconds(filled).toFixed(0)} s`,
  );

  const start = performance.now();
  const server = await startRealServer({
    dataDir,
    env: { ...WITHOUT_LIMITS, ...env, AUTH_SECRET: SECRET, LOG_LEVEL: 'silent' },
  });
  const startSeconds = seconds(start);
  try {
    const calls = new Map<string, Latency>();
    for (const [what, call] of Object.entries(callsOf(server.url, crowd)))
      calls.set(what, await latencyOf(call));
    const exporting = performance.now();
    const bytes = await send(`${server.url}/api/user/export`, { cookie: cookieOf(0, SECRET) });
    const exported = { seconds: seconds(exporting), megabytes: bytes / MB };
    const copying = performance.now();
    const size = backup();
    return {
      calls,
      startSeconds,
      export: exported,
      backup: { seconds: seconds(copying), megabytes: size / MB },
    };
  } finally {
    await server.stop();
  }
}

/** The main calls: each the next time for another one of the people, who are spread over all of them. */
function callsOf(url: string, { people }: Crowd): Record<string, (n: number) => Promise<unknown>> {
  const person = (n: number) => cookieOf(1 + ((n * 7919) % (people - 1)), SECRET);
  const get = (pathname: string) => (n: number) => send(url + pathname, { cookie: person(n) });
  const heaviest = (pathname: string) => () => send(url + pathname, { cookie: cookieOf(0, SECRET) });
  const body = JSON.stringify({
    content: 'The lamp was lit before I woke. '.repeat(8),
    writingTimeMinutes: 3,
  });
  return {
    'GET / (home)': get('/'),
    'GET /api/auth/user': get('/api/auth/user'),
    'GET /api/journal/entries': get('/api/journal/entries'),
    'GET /api/journal/entries?q=': get('/api/journal/entries?q=kitchen'),
    'the same of the heaviest account': heaviest('/api/journal/entries?q=nowhere'),
    'GET /api/journal/on-this-day of the heaviest': heaviest('/api/journal/on-this-day'),
    'GET /api/chests': get('/api/chests'),
    'POST /api/journal/entries': (n) =>
      send(`${url}/api/journal/entries`, { cookie: person(n), 'content-type': 'application/json' }, body),
    'POST /api/bible/…/read': (n) =>
      send(`${url}/api/bible/books/PSA/chapters/1/read`, { cookie: person(n) }, ''),
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** @returns how many bytes the answer had @throws Error unless the answer is 2xx */
function send(url: string, headers: Record<string, string>, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('error', reject).once('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) resolve(bytes);
        else reject(new Error(`${url}: ${statusCode}`));
      });
    });
    sent.once('error', reject).end(body);
  });
}

async function latencyOf(call: (n: number) => Promise<unknown>): Promise<Latency> {
  const times: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (next < CALLS) {
        const n = next++;
        const start = performance.now();
        await call(n);
        // The first ones find cold code and cold caches, which is not what is asked here.
        if (n >= CALLS / 10) times.push(performance.now() - start);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * times.length)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function rowsOf(engine: string, empty: Sized, full: Sized): Row[] {
  const ms = ({ p50, p99 }: Latency) => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
  const calls = [...full.calls].map(([what, latency]): Row => {
    const small = empty.calls.get(what) ?? latency;
    return {
      what: `${what} on ${engine}`,
      measured: `p50 / p99 ${ms(latency)}, empty ${ms(small)}`,
      target: 'p50 < 2 × an empty one’s + 2 ms',
      ok: latency.p50 < 2 * small.p50 + 2,
    };
  });
  const took = ({ seconds: s, megabytes }: { seconds: number; megabytes: number }) =>
    `${s.toFixed(1)} s, ${megabytes.toFixed(0)} MB`;
  const { startSeconds } = full;
  return [
    ...calls,
    {
      what: `start on ${engine}`,
      measured: `${startSeconds.toFixed(1)} s, empty ${empty.startSeconds.toFixed(1)} s`,
      target: '< 2 × an empty one’s + 1 s',
      ok: startSeconds < 2 * empty.startSeconds + 1,
    },
    {
      what: `export of the heaviest account on ${engine}`,
      measured: took(full.export),
      target: '< 10 s',
      ok: full.export.seconds < 10,
    },
    {
      what: `backup of ${engine}`,
      measured: took(full.backup),
      target: '< 10 min',
      ok: full.backup.seconds < 600,
    },
  ];
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}
