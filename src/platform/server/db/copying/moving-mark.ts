import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { appliedMigrations } from '../integrity.ts';
import { targetTables } from './target-tables.ts';

/**
 * Stands among the migrations of a database while rows are moved into it. No server knows such a migration, so none
 * starts on a database that is half full, and the error names this.
 */
export const MOVING = '999-moving-here-is-not-finished';

/** What whoever wants to use it is told. */
export const IS_HALF_MOVED =
  'Not all rows have been moved into this PostgreSQL database: run `lampstand move` again until it says what to set.';

/** What a database is that rows are to be moved into. */
export type TargetState =
  /** It has no tables. */
  | 'empty'
  /** It has our tables without a row. */
  | 'fresh'
  /** A move has begun, and not ended. */
  | 'moving'
  /** It has rows, or tables that are not ours. */
  | 'used';

export async function targetState(db: Db): Promise<TargetState> {
  const all = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (all.length === 0) return 'empty';
  const applied = await appliedMigrations(db);
  if (applied.includes(MOVING)) return 'moving';
  if (applied.length === 0) return 'used';
  for (const { name } of await targetTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return 'used';
  }
  return 'fresh';
}

/** The migrations that a database has had, without the mark. */
export async function migrationsBeside(db: Db): Promise<string[]> {
  return (await appliedMigrations(db)).filter((name) => name !== MOVING);
}

export async function setMark(db: Db): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${MOVING}, ${new Date().toISOString()})`.execute(
    db,
  );
}

export async function clearMark(db: Db): Promise<void> {
  await sql`delete from kysely_migration where name = ${MOVING}`.execute(db);
}

/** PostgreSQL notices a while after a kill that the process which held the lock is gone. */
const PATIENCE = '10s';

/** PostgreSQL's code for a lock that was not given in time. */
const NOT_GIVEN = '55P03';

/**
 * Runs `work` while no other process runs this on the same database.
 * @returns what `work` answers; null when another process is at it
 */
export async function aloneOn<T>(db: Db, work: () => Promise<T>): Promise<T | null> {
  return db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${PATIENCE}, false)`.execute(connection);
    try {
      await sql`select pg_advisory_lock(hashtextextended('lampstand moving', 0))`.execute(connection);
    } catch (error) {
      if ((error as { code?: unknown }).code === NOT_GIVEN) return null;
      throw error;
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended('lampstand moving', 0))`.execute(connection);
    }
  });
}
