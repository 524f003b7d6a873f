import { link, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Refusal } from '../keeping/refusal.ts';
import { syncFolder } from '../object-store/disk-files.ts';
import type { Database, Db } from './database.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { type DatabaseLocation, openForReading } from './open-database.ts';
import { findPostgresTool, runPostgresTool } from './postgres-tools.ts';

/**
 * Makes a dump of PostgreSQL the database at `url`, all of it or nothing.
 * @throws Refusal when pg_restore is missing or older than what made the dump; Error with what it said
 */
export async function loadPostgresDump(
  dump: string,
  url: string,
  { dumpedWith, env }: { dumpedWith: number; env: NodeJS.ProcessEnv },
): Promise<void> {
  const tool = await findPostgresTool('pg_restore', { atLeast: dumpedWith, env });
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runPostgresTool(tool.file, [...args, dump], { url, env });
}

/**
 * Makes the synced file `aside` the database, unless there is one by now.
 * @throws Refusal when there is
 */
export async function placeSqlite(aside: string, file: string): Promise<void> {
  try {
    // A rename would replace the file of a server that has been started meanwhile; a link does not.
    await link(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Refusal(`${file} is there by now: was a server started? Nothing was put in its place.`);
  }
  await rm(aside);
  await syncFolder(path.dirname(file));
}

/** Opens a copy of a SQLite file for changes. It stays one file: nobody else uses it, so it needs no log beside it. */
export function openSqliteCopy(file: string): Db {
  const database = new DatabaseSync(file);
  database.exec('pragma foreign_keys = on');
  return new Kysely<Database>({ dialect: nodeSqliteDialect({ writer: database, reader: database }) });
}

/** Whether a database has no tables at all. */
export async function isEmptyDatabase(location: DatabaseLocation): Promise<boolean> {
  const db = openForReading(location);
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    return tables.length === 0;
  } finally {
    await db.destroy();
  }
}
