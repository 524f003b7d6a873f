import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** How many requests there are, and at most `limit` whose counts are not those of the rows. */
export async function compareCounts(
  db: Db,
  limit: number,
): Promise<{ requests: number; wrong: { id: string }[] }> {
  const { count } = await db
    .selectFrom('prayer_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const wrong = await db
    .selectFrom('prayer_request')
    .select('id')
    .where(
      sql<boolean>`prayed_times <> (select count(*) from prayer_prayed p where p.request_id = prayer_request.id)
        or prayed_people <> (select count(distinct p.user_id) from prayer_prayed p where p.request_id = prayer_request.id)
        or encouragements <> (select count(*) from prayer_encouragement e where e.request_id = prayer_request.id)`,
    )
    .limit(limit)
    .execute();
  return { requests: Number(count), wrong };
}
