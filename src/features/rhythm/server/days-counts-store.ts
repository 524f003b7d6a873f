import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** How many days of somebody have all three lamps, and how many that of prayer, each counted no further than `most`. */
export async function countDays(
  db: DbOrTx,
  userId: string,
  most: number,
): Promise<{ wholeDays: number; prayerDays: number }> {
  const counted = (where: ReturnType<typeof sql>) =>
    sql`(select count(*) from (select 1 from rhythm_day where user_id = ${userId} and ${where} limit ${most}) as "some")`;
  const { rows } = await sql<{ whole: number | string; prayer: number | string }>`
    select
      ${counted(sql`read_at is not null and write_at is not null and pray_at is not null`)} as whole,
      ${counted(sql`pray_at is not null`)} as prayer`.execute(db);
  const [row] = rows;
  return { wholeDays: Number(row?.whole ?? 0), prayerDays: Number(row?.prayer ?? 0) };
}
