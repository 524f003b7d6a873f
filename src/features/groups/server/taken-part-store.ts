import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** In how many groups somebody is, and how many of their plans' passages they have answered, no further than `most`. */
export async function countTakenPart(
  db: DbOrTx,
  userId: string,
  most: number,
): Promise<{ groups: number; passageAnswers: number }> {
  const { rows } = await sql<{ groups: number | string; answers: number | string }>`
    select
      (select count(*) from (select 1 from group_member where user_id = ${userId} limit ${most}) as "some") as groups,
      (select count(*) from (
        select 1 from group_post join group_thread on group_thread.id = group_post.thread_id
        where group_post.user_id = ${userId} and group_post.deleted_at is null
          and group_post.text <> '' and group_post.poll_options is null and group_thread.kind = 'passage'
        limit ${most}) as "some") as answers`.execute(db);
  const [row] = rows;
  return { groups: Number(row?.groups ?? 0), passageAnswers: Number(row?.answers ?? 0) };
}
