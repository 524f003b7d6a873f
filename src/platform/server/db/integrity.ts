import { sql } from 'kysely';
import type { Db, DbOrTx } from './database.ts';
import { engineOf } from './engine.ts';

/** The most faults that are listed: a file that is damaged in one place may have thousands. */
const MAX_FAULTS = 20;

/**
 * What the engine itself finds wrong in a database, a sentence each; empty when it is sound. SQLite reads the whole file.
 * PostgreSQL watches over keys and references at every write, so only what it was told not to hold is found there.
 */
export async function integrityFaults(db: Db): Promise<string[]> {
  return engineOf(db) === 'sqlite' ? sqliteFaults(db) : postgresFaults(db);
}

async function sqliteFaults(db: Db): Promise<string[]> {
  const check = await sql<{ integrity_check: string }>`pragma integrity_check(${sql.raw(String(MAX_FAULTS))})`
    .execute(db)
    .catch((error: Error) => ({ rows: [{ integrity_check: error.message }] }));
  const faults = check.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  if (faults.length > 0) return faults;
  const { rows } = await sql<{ table: string; rowid: number; parent: string }>`
    pragma foreign_key_check`.execute(db);
  const lost = rows.map(({ table, rowid, parent }) => `row ${rowid} of ${table} belongs to no ${parent}`);
  return lost.slice(0, MAX_FAULTS);
}

async function postgresFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select conrelid::regclass || ' does not hold ' || conname as what from pg_constraint where not convalidated
    union all
    select indexrelid::regclass || ' is not valid' from pg_index where not indisvalid
    limit ${MAX_FAULTS}`.execute(db);
  return rows.map(({ what }) => what);
}

/** The names of the migrations that a database has had, in their order; none when it has no tables of ours. */
export async function appliedMigrations(db: DbOrTx): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
