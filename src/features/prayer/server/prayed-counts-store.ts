import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** What somebody's praying has come to, each counted no further than `most`. */
export interface PrayedCounts {
  /** 'I prayed' for others' requests, once for each request and day. */
  prayedFor: number;
  /** Words under what others ask, as far as they are not hidden. */
  encouragements: number;
  /** Prayers of theirs that were answered: what they asked here, and what was on their list in words of their own. */
  answered: number;
  /** Answered prayers for which they wrote a thanks or a testimony. */
  thanks: number;
}

export async function countPrayers(db: DbOrTx, userId: string, most: number): Promise<PrayedCounts> {
  const counted = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*) from (select 1 from ${rows} limit ${most}) as "some")`;
  const { rows } = await sql<Record<keyof PrayedCounts, number | string>>`
    select
      ${counted(sql`prayer_prayed where user_id = ${userId}`)} as "prayedFor",
      ${counted(sql`prayer_encouragement as words join prayer_request as request on request.id = words.request_id
        where words.user_id = ${userId} and request.user_id <> ${userId} and words.hidden_because is null`)} as encouragements,
      ${counted(sql`prayer_request where user_id = ${userId} and state = 'answered'`)}
        + ${counted(sql`prayer_item where user_id = ${userId} and answered_at > 0 and request_id is null`)} as answered,
      ${counted(sql`prayer_testimony where user_id = ${userId}`)}
        + ${counted(sql`prayer_item where user_id = ${userId} and answered_at > 0 and thanks is not null`)} as thanks`.execute(
    db,
  );
  const [row] = rows;
  return {
    prayedFor: Number(row?.prayedFor ?? 0),
    encouragements: Number(row?.encouragements ?? 0),
    answered: Number(row?.answered ?? 0),
    thanks: Number(row?.thanks ?? 0),
  };
}
