import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** How many of this PostgreSQL's sessions wait for a row or table that another holds. */
export async function waitingForRows(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
}
