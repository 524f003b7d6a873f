import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Refusal } from '../keeping/refusal.ts';
import { syncFolder } from '../object-store/disk-files.ts';
import type { DbOrTx } from './database.ts';
import type { DatabaseLocation } from './open-database.ts';
import { openForReading } from './open-database.ts';
import type { PostgresLocation } from './open-postgres.ts';
import { findPostgresTool, refusePooler, runPostgresTool } from './postgres-tools.ts';
import { sayingWhich } from './unopened.ts';

/** SQLite's codes. */
const [READONLY, IOERR, FULL, CANTOPEN] = [8, 10, 13, 14];

/** What a dump is. */
export interface DumpedDatabase {
  /** The version of pg_dump; null for SQLite. */
  dumpedWith: number | null;
}

/**
 * Writes the whole database as it is at one moment into the new file `to`, beside whoever uses it. `look` reads the
 * database as it is in the dump: the same rows, no later ones.
 * @throws Refusal when pg_dump is missing or too old, or a pooler is in between
 */
export async function dumpDatabase(
  location: DatabaseLocation,
  to: string,
  { env, look }: { env: NodeJS.ProcessEnv; look: (db: DbOrTx) => Promise<void> },
): Promise<DumpedDatabase> {
  const aside = `${to}.unfinished`;
  await rm(aside, { force: true });
  const dumped =
    'file' in location
      ? await copySqlite(location.file, aside, look)
      : await dumpPostgres(location, aside, env, look);
  const handle = await open(aside, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, to);
  await syncFolder(path.dirname(to));
  return dumped;
}

/** The database is only read: what is full, or cannot be written, is where the copy goes. */
function isOfTheCopy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && [FULL, READONLY, CANTOPEN, IOERR].includes(errcode & 0xff);
}

/**
 * One statement reads the file as it is at its beginning, while others write: unlike the page by page copy of `.backup`,
 * which begins again whenever another process has written, so that it never ends beside steady traffic.
 */
async function copySqlite(
  file: string,
  to: string,
  look: (db: DbOrTx) => Promise<void>,
): Promise<DumpedDatabase> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    // On a disk that has become read-only it cannot be read either: that is not to be said of where the copy goes.
    sayingWhich(file, () => database.prepare('select 1 from sqlite_schema').get());
  } catch (error) {
    database.close();
    throw error;
  }
  try {
    database.prepare('vacuum into ?').run(to);
  } catch (error) {
    if (!isOfTheCopy(error)) throw error;
    const why = (error as Error).message;
    throw new Refusal(
      `The copy of the database cannot be written to ${path.dirname(to)}: ${why}. Is there room?`,
    );
  } finally {
    database.close();
  }
  const copy = openForReading({ file: to });
  try {
    await look(copy);
  } finally {
    await copy.destroy();
  }
  return { dumpedWith: null };
}

/** A snapshot that two connections share: pg_dump writes what `look` sees. */
async function dumpPostgres(
  location: PostgresLocation,
  to: string,
  env: NodeJS.ProcessEnv,
  look: (db: DbOrTx) => Promise<void>,
): Promise<DumpedDatabase> {
  const { url } = location;
  refusePooler(location, 'pg_dump');
  const db = openForReading(location);
  try {
    const tool = await findPostgresTool('pg_dump', { atLeast: await postgresVersion(db), env });
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx);
        const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]!.id}`];
        await runPostgresTool(tool.file, [...args, `--file=${to}`], { url, env });
        await look(tx);
      });
    return { dumpedWith: tool.version };
  } finally {
    await db.destroy();
  }
}

/** The server's main version, as 15. */
async function postgresVersion(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db);
  return Math.floor(Number(rows[0]!.server_version_num) / 10_000);
}
