import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** How many groups there are, and at most `limit` whose counts are not those of the rows, or that are open and nobody leads. */
export async function compareGroupCounts(
  db: Db,
  limit: number,
): Promise<{ groups: number; wrong: { id: string }[] }> {
  const { count } = await db
    .selectFrom('study_group')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const wrong = await db
    .selectFrom('study_group')
    .select('id')
    .where(
      sql<boolean>`members <> (select count(*) from group_member m where m.group_id = study_group.id)
        or asking <> (select count(*) from group_asking a where a.group_id = study_group.id and a.declined_at is null)
        or (members > 0 and archived_at is null and not exists (
          select 1 from group_member l where l.group_id = study_group.id and l.role = 'leader'
        ))`,
    )
    .limit(limit)
    .execute();
  return { groups: Number(count), wrong };
}

/** How many threads there are, and at most `limit` whose count of posts is not that of the rows. */
export async function compareThreadCounts(
  db: Db,
  limit: number,
): Promise<{ threads: number; wrong: { id: string }[] }> {
  const { count } = await db
    .selectFrom('group_thread')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const wrong = await db
    .selectFrom('group_thread')
    .select('id')
    .where(
      sql<boolean>`posts <> (
        select count(*) from group_post p where p.thread_id = group_thread.id and p.deleted_at is null
      )`,
    )
    .limit(limit)
    .execute();
  return { threads: Number(count), wrong };
}
