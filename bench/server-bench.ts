import path from 'node:path';
import { migrationsOf } from '#app/migrations-of.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { residentMegabytes } from '../test-support/process-memory.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import { measureBare } from './bare-rate.ts';
import { bareTransactionRate } from './bare-sqlite.ts';
import { type Load, load } from './load.ts';
import { type Row, ratioRow } from './report.ts';
import { seed } from './seed.ts';

const SECRET = 'a secret that is only used by the bench, 48 chars!';

/** The hot paths of the server on SQLite with 10,000 users and 100,000 entries, against bare Fastify and SQLite. */
export async function benchServer(folder: string): Promise<Row[]> {
  const db = openDatabase({ file: path.join(folder, 'lampstand.db') });
  await migrateToLatest(db, migrationsOf());
  const cookie = await seed(db, { users: 10_000, entries: 100_000, secret: SECRET });
  await db.destroy();

  const bare = await measureBare();
  const transactions = bareTransactionRate(folder, 3);
  const server = await startRealServer({
    dataDir: folder,
    env: { ...WITHOUT_LIMITS, AUTH_SECRET: SECRET, LOG_LEVEL: 'silent' },
  });
  const headers = { cookie };
  const get = (pathname: string) => measured(pathname, load(`${server.url}${pathname}`, { headers }));
  const user = await get('/api/auth/user');
  const entries = await get('/api/journal/entries');
  const lists = [];
  for (const pathname of [
    '/api/today',
    '/api/outfits',
    '/api/chests',
    '/api/wallpapers',
    '/api/wallpaper-collections',
  ]) {
    lists.push({ pathname, ...(await get(pathname)) });
  }
  const saves = await measured(
    'POST /api/journal/entries',
    load(`${server.url}/api/journal/entries`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'The lamp was lit before I woke. '.repeat(8), writingTimeMinutes: 3 }),
    }),
  );
  const searches = [];
  for (const q of ['love', '"born again"']) {
    searches.push({ q, ...(await get(`/api/bible/search?q=${encodeURIComponent(q)}`)) });
  }
  const memory = residentMegabytes(server.process.pid!);
  await server.stop();

  const base = { rate: bare.rate, name: `bare (${Math.round(bare.rate).toLocaleString('en-US')}/s)` };
  const disk = {
    rate: transactions,
    name: `bare SQLite (${Math.round(transactions).toLocaleString('en-US')}/s)`,
  };
  return [
    ratioRow('GET /api/auth/user', user.rate, base, 0.3),
    ratioRow('GET /api/journal/entries (50)', entries.rate, base, 0.1),
    ...lists.map(({ pathname, rate }) => ratioRow(`GET ${pathname}`, rate, base, 0.15)),
    ratioRow('POST /api/journal/entries', saves.rate, disk, 0.5),
    ...searches.map(({ q, p99, rate }) => ({
      what: `GET /api/bible/search?q=${q}`,
      measured: `p99 ${p99.toFixed(1)} ms at ${Math.round(rate).toLocaleString('en-US')}/s`,
      target: 'p99 < 10 ms',
      ok: p99 < 10,
    })),
    {
      what: 'resident memory after the run',
      measured: `${Math.round(memory)} MB`,
      target: '< 300 MB',
      ok: memory < 300,
    },
  ];
}

async function measured(name: string, running: Promise<Load>): Promise<Load> {
  const result = await running;
  if (result.failures > 0) throw new Error(`${name}: ${result.failures} requests failed`);
  return result;
}
