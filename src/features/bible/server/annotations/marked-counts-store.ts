import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** How much somebody has marked in the Bible, each counted no further than `most`. */
export interface MarkedCounts {
  highlights: number;
  notes: number;
  favorites: number;
}

export async function countMarked(db: DbOrTx, userId: string, most: number): Promise<MarkedCounts> {
  const counted = (table: string) =>
    sql`(select count(*) from (select 1 from ${sql.table(table)} where user_id = ${userId} limit ${most}) as "some")`;
  const { rows } = await sql<Record<keyof MarkedCounts, number | string>>`
    select ${counted('verse_highlight')} as highlights, ${counted('verse_note')} as notes,
      ${counted('verse_favorite')} as favorites`.execute(db);
  const [row] = rows;
  return {
    highlights: Number(row?.highlights ?? 0),
    notes: Number(row?.notes ?? 0),
    favorites: Number(row?.favorites ?? 0),
  };
}
