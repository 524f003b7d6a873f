import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import { exportedNameFor } from './group-store.ts';

export async function countPostsBy(db: DbOrTx, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('group_post')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a thread is called in somebody's export: others' words that are hidden are not read there either. */
function exportedTitle(userId: string) {
  return sql<string>`case when group_thread.hidden_because is null or group_thread.user_id = ${userId}
    then group_thread.title else '' end`;
}

/** The query for somebody's posts with what stood in them before, oldest first. */
export function postsFromOldest(
  db: DbOrTx,
  userId: string,
  last: { writtenAt: number; id: string } | null,
  limit: number,
) {
  let query = db
    .selectFrom('group_post')
    .innerJoin('group_thread', 'group_thread.id', 'group_post.thread_id')
    .innerJoin('study_group', 'study_group.id', 'group_post.group_id')
    .select([
      'group_post.id',
      'group_post.verse_id as verse',
      'group_post.text',
      'group_post.pictures',
      'group_post.poll_options',
      'group_post.hidden_because as hidden',
      'group_post.created_at as writtenAt',
      'group_post.edited_at as editedAt',
    ])
    .select([exportedNameFor(userId).as('group'), exportedTitle(userId).as('thread')])
    .where('group_post.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('group_post.created_at', 'group_post.id'), '>', eb.tuple(last.writtenAt, last.id)),
    );
  }
  return query.orderBy('group_post.created_at').orderBy('group_post.id').limit(limit);
}

/** Groups in which somebody has written, and may not be any more. */
export async function groupIdsWrittenIn(db: DbOrTx, authorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('group_post')
    .select('group_id')
    .distinct()
    .where('user_id', '=', authorId)
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/** Takes somebody's posts out of the counts of threads, held in one order for all, ahead of the rows themselves. */
export async function uncountPosts(tx: Tx, userId: string): Promise<void> {
  const theirs = tx
    .selectFrom('group_thread')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('group_post').select('thread_id').where('user_id', '=', userId));
  await hold(theirs.orderBy('id'), tx).execute();
  await tx
    .updateTable('group_thread')
    .set({
      posts: sql`posts - (select count(*) from group_post where group_post.thread_id = group_thread.id
        and group_post.user_id = ${userId} and group_post.deleted_at is null)`,
    })
    .where('id', 'in', (eb) => eb.selectFrom('group_post').select('thread_id').where('user_id', '=', userId))
    .execute();
}
