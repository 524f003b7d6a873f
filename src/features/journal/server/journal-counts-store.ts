import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { MOOD_IDS } from '../journal.rules.ts';

/** What a journal has come to, counted no further than `most` entries. */
export interface JournalCounts {
  entries: number;
  /** How many of the moods were met. */
  moods: number;
  /** In how many of the four quarters of a year from March on something was written, in whichever years. */
  seasons: number;
}

const SEASONS = [
  [['03-01', '06-01']],
  [['06-01', '09-01']],
  [['09-01', '12-01']],
  [
    ['12-01', '12-32'],
    ['01-01', '03-01'],
  ],
] as const;

/** Each is looked up in an index: a journal of 20,000 entries is not read for it. */
export async function countJournal(db: DbOrTx, userId: string, most: number): Promise<JournalCounts> {
  const oneOf = (where: ReturnType<typeof sql>) =>
    sql`exists (select 1 from journal_entry where user_id = ${userId} and ${where})`;
  const between = (from: string, before: string) =>
    oneOf(sql`substr(local_date, 6) >= ${from} and substr(local_date, 6) < ${before}`);
  const counted = (found: readonly ReturnType<typeof sql>[]) =>
    sql.join(
      found.map((one) => sql`case when ${one} then 1 else 0 end`),
      sql` + `,
    );
  const seasons = SEASONS.map((parts) =>
    sql.join(
      parts.map(([from, before]) => between(from, before)),
      sql` or `,
    ),
  );
  const { rows } = await sql<Record<keyof JournalCounts, number | string>>`
    select
      (select count(*) from (select 1 from journal_entry where user_id = ${userId} limit ${most}) as "some") as entries,
      ${counted(MOOD_IDS.map((mood) => oneOf(sql`mood = ${mood}`)))} as moods,
      ${counted(seasons)} as seasons`.execute(db);
  const [row] = rows;
  return {
    entries: Number(row?.entries ?? 0),
    moods: Number(row?.moods ?? 0),
    seasons: Number(row?.seasons ?? 0),
  };
}
