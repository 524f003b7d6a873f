import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** To how many gatherings somebody came, counted no further than `most`. */
export async function countEvenings(db: DbOrTx, userId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (
      select 1 from gathering_answer where user_id = ${userId} and came_at is not null limit ${most}) as "some"`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}
