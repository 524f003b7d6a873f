import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import type { PostRow } from './post-store.ts';

/** What stood in a post before it is changed now; the first version always stays. */
export async function keepVersion(tx: Tx, post: PostRow): Promise<void> {
  const { last, count } = await tx
    .selectFrom('group_post_version')
    .select((eb) => [eb.fn.max('number').as('last'), eb.fn.countAll<number>().as('count')])
    .where('post_id', '=', post.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= GROUP_LIMITS.edits) {
    await tx
      .deleteFrom('group_post_version')
      .where('post_id', '=', post.id)
      .where('number', '=', (eb) =>
        eb
          .selectFrom('group_post_version')
          .select((inner) => inner.fn.min('number').as('oldest'))
          .where('post_id', '=', post.id)
          .where('number', '>', 1),
      )
      .execute();
  }
  const number = Number(last ?? 0) + 1;
  const written_at = post.edited_at ?? post.created_at;
  await tx
    .insertInto('group_post_version')
    .values({ post_id: post.id, number, text: post.text, written_at })
    .execute();
}

/** Of a post whose words its author took back. */
export async function deleteVersions(tx: Tx, postId: string): Promise<void> {
  await tx.deleteFrom('group_post_version').where('post_id', '=', postId).execute();
}

/** The oldest first. */
export function findVersions(db: DbOrTx, postId: string) {
  return db
    .selectFrom('group_post_version')
    .select(['text', 'written_at'])
    .where('post_id', '=', postId)
    .orderBy('number')
    .execute();
}

/** Earlier versions of these posts, the oldest first. */
export function versionsOf(db: DbOrTx, postIds: readonly string[]) {
  if (postIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('group_post_version')
    .select(['post_id', 'text', 'written_at as writtenAt'])
    .where('post_id', 'in', [...postIds])
    .orderBy('post_id')
    .orderBy('number')
    .execute();
}
