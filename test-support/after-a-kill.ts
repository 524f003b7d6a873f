import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';

/** Does something with the database of a server that was killed. */
export async function withDatabaseOf<T>(
  location: DatabaseLocation,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = openDatabase(location);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * As if the pauses before the next tries, and the time for which the killed process had its deliveries, were over. PostgreSQL
 * may still be at what that process asked for last, so its connections have to end first.
 */
export function letDeliveriesBeDue(location: DatabaseLocation): Promise<void> {
  return withDatabaseOf(location, async (db) => {
    if (engineOf(db) === 'postgres') await expect.poll(() => othersAt(db)).toBe(0);
    await db.updateTable('event_delivery').set({ due_at: 0, claimed_until: null }).execute();
  });
}

async function othersAt(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  return rows[0]!.count;
}
