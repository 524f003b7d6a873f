import type { DatabaseSync } from 'node:sqlite';

/**
 * Stands among the migrations of a SQLite database whose rows were moved to PostgreSQL. No version knows such a migration, so
 * nothing starts on it when `DATABASE_URL` is missing one day: people would find the day of the move, and write into it.
 */
export const MOVED = '999-moved-to-postgresql';

/** What whoever wants to use it is told. */
export const WAS_MOVED =
  'The data was moved to PostgreSQL, and this SQLite database is what it was at the move: set DATABASE_URL. To go on with it all the same, without what was written there since, run `lampstand move --back`.';

/** @param alone nobody else has it open, and it is in a transaction, which this ends */
export function markMoved(alone: DatabaseSync): void {
  alone
    .prepare('insert or ignore into kysely_migration (name, timestamp) values (?, ?)')
    .run(MOVED, new Date().toISOString());
  alone.exec('commit');
}

/** The same, taken back. @returns whether it was marked */
export function clearMoved(alone: DatabaseSync): boolean {
  const { changes } = alone.prepare('delete from kysely_migration where name = ?').run(MOVED);
  alone.exec('commit');
  return Number(changes) > 0;
}
