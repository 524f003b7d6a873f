import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { migrationsOf } from '#app/migrations-of.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { residentMegabytes } from '../test-support/process-memory.ts';
import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import type { Row } from './report.ts';
import { seed } from './seed.ts';

const SECRET = 'a secret that is only used by the bench, 48 chars!';
const ENTRIES = 20_000;

/** Somebody with 20,000 entries takes their data along; how long does the server do nothing else meanwhile? */
export async function benchExport(parent: string): Promise<Row[]> {
  const dataDir = path.join(parent, 'export');
  mkdirSync(dataDir);
  const db = openDatabase({ file: path.join(dataDir, 'lampstand.db') });
  await migrateToLatest(db, migrationsOf());
  const cookie = await seed(db, { users: 2000, entries: 40_000, secret: SECRET, ofFirst: ENTRIES });
  await db.destroy();
  const server = await startRealServer({
    dataDir,
    env: { ...WITHOUT_LIMITS, AUTH_SECRET: SECRET, LOG_LEVEL: 'silent' },
    entry: ['bench/measured-server.ts'],
  });
  try {
    // After the start's own work, and once unmeasured: code is slow before it is compiled.
    await pass(5000);
    await takeExport(server, cookie);
    await loopDelay(server);
    await pass(2000);
    const alone = await loopDelay(server);
    const start = performance.now();
    const text = await takeExport(server, cookie);
    const seconds = (performance.now() - start) / 1000;
    const beside = await loopDelay(server);
    const count = (JSON.parse(text) as { journalEntries: unknown[] }).journalEntries.length;
    if (count < ENTRIES) throw new Error(`only ${count} entries came`);
    const memory = residentMegabytes(server.process.pid!);
    return [
      {
        what: `loop delay while ${count} entries are exported in ${seconds.toFixed(1)} s`,
        measured: `p99 ${beside.p99} ms, longest ${beside.longest} ms (idle: ${alone.longest} ms)`,
        target: 'p99 < 20 ms',
        ok: beside.p99 < 20,
      },
      {
        what: 'resident memory after it',
        measured: `${Math.round(memory)} MB`,
        target: '< 300 MB',
        ok: memory < 300,
      },
    ];
  } finally {
    await server.dispose();
  }
}

async function takeExport({ url }: RealServer, cookie: string): Promise<string> {
  return (await fetch(`${url}/api/user/export`, { headers: { cookie } })).text();
}

/** Since it was asked last, in milliseconds. */
async function loopDelay(server: RealServer): Promise<{ p99: number; longest: number }> {
  const before = server.output().length;
  server.process.kill('SIGUSR2');
  for (;;) {
    const said = /loop ([\d.]+) ([\d.]+)/.exec(server.output().slice(before));
    if (said) return { p99: Number(said[1]), longest: Number(said[2]) };
    await pass(10);
  }
}
