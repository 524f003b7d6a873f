import type { DbOrTx } from '#platform/server/db/database.ts';

/** Whether somebody is in a group, not archived, that reads a passage by `date` (their local day). */
export async function hasPassageToAnswer(db: DbOrTx, userId: string, date: string): Promise<boolean> {
  const row = await db
    .selectFrom('group_member')
    .innerJoin('study_group', 'study_group.id', 'group_member.group_id')
    .innerJoin('group_thread', 'group_thread.group_id', 'group_member.group_id')
    .select('group_thread.id')
    .where('group_member.user_id', '=', userId)
    .where('study_group.archived_at', 'is', null)
    .where('group_thread.kind', '=', 'passage')
    .where('group_thread.starts_on', '<=', date)
    .where('group_thread.hidden_because', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * How many answers somebody has written in `[from, before)` to passages of their groups: words, and neither pictures alone nor polls. Not
 * those that are gone or hidden.
 */
export async function countPassageAnswers(
  db: DbOrTx,
  { userId, from, before }: { userId: string; from: number; before: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('group_post')
    .innerJoin('group_thread', 'group_thread.id', 'group_post.thread_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('group_post.user_id', '=', userId)
    .where('group_post.created_at', '>=', from)
    .where('group_post.created_at', '<', before)
    .where('group_post.deleted_at', 'is', null)
    .where('group_post.hidden_because', 'is', null)
    .where('group_post.text', '<>', '')
    .where('group_post.poll_options', 'is', null)
    .where('group_thread.kind', '=', 'passage')
    .executeTakeFirstOrThrow();
  return Number(count);
}
