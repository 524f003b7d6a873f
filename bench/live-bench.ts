import http from 'node:http';
import path from 'node:path';
import { migrationsOf } from '#app/migrations-of.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import { residentMegabytes } from '../test-support/process-memory.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import { startThrowawayPostgres } from '../test-support/throwaway-postgres.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import { cookieOf, fillWith } from './many-people.ts';
import type { Row } from './report.ts';

const SECRET = 'a secret that is only used by the bench, 48 chars!';
const STREAMS = 1000;
const MOST_MEGABYTES = 150;
const MOST_SECONDS = 1;

/** A thousand people with a page open each: what that takes, and how soon all of them hear of something. */
export async function benchLive(folder: string): Promise<Row[]> {
  const onSQLite = await measured('SQLite', { file: path.join(folder, 'lampstand.db') }, {}, folder);
  const postgres = await startThrowawayPostgres({ durable: true });
  if (!postgres) throw new Error('this needs PostgreSQL');
  try {
    const { url } = postgres;
    const env = { DATABASE_URL: url };
    return [...onSQLite, ...(await measured('PostgreSQL', { url }, env, path.join(folder, 'postgres')))];
  } finally {
    await postgres.stop();
  }
}

async function measured(
  engine: string,
  location: DatabaseLocation,
  env: Record<string, string>,
  dataDir: string,
): Promise<Row[]> {
  const db = openDatabase(location);
  await migrateToLatest(db, migrationsOf());
  await fillWith(db, { people: STREAMS, entries: STREAMS, heaviest: 10 }, Date.now());
  await db.destroy();
  const server = await startRealServer({
    entry: ['bench/live-server.ts'],
    dataDir,
    env: { ...WITHOUT_LIMITS, ...env, AUTH_SECRET: SECRET, LOG_LEVEL: 'silent' },
  });
  try {
    // What a first request loads is not the streams'.
    for (let i = 0; i < 200; i++)
      await fetch(`${server.url}/api/auth/user`, { headers: { cookie: cookieOf(i, SECRET) } });
    const before = residentMegabytes(server.process.pid!);
    const streams: Stream[] = [];
    for (let i = 0; i < STREAMS; i += 50) {
      const some = Array.from({ length: 50 }, (_, n) => openStream(server.port, cookieOf(i + n, SECRET)));
      streams.push(...(await Promise.all(some)));
    }
    const megabytes = residentMegabytes(server.process.pid!) - before;
    const start = performance.now();
    server.process.kill('SIGUSR2');
    await Promise.all(streams.map(({ told }) => told));
    const seconds = (performance.now() - start) / 1000;
    for (const { close } of streams) close();
    return [
      {
        what: `${STREAMS} open streams in one process, on ${engine}`,
        measured: `${megabytes.toFixed(0)} MB more`,
        target: `< ${MOST_MEGABYTES} MB`,
        ok: megabytes < MOST_MEGABYTES,
      },
      {
        what: `an event reaches all ${STREAMS}, on ${engine}`,
        measured: `${seconds.toFixed(2)} s`,
        target: `< ${MOST_SECONDS} s`,
        ok: seconds < MOST_SECONDS,
      },
    ];
  } finally {
    await server.dispose();
  }
}

interface Stream {
  /** Resolves when it has heard of the change. */
  told: Promise<void>;
  close: () => void;
}

/** Resolves when the server has taken it in. */
function openStream(port: number, cookie: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, path: '/api/live', headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`a stream was refused: ${response.statusCode}`));
      const told = Promise.withResolvers<void>();
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (text.includes('\nid: ') || text.startsWith('id: '))
          resolve({ told: told.promise, close: () => request.destroy() });
        if (text.includes('/api/told')) told.resolve();
      });
      response.on('error', () => {});
    });
    request.on('error', reject);
  });
}
