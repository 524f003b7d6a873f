import type { Tx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { holdGroup } from './group-store.ts';
import { findPost, holdPost } from './post-store.ts';
import { noSuchPost, readingIn } from './talk-reading.ts';
import { holdThread } from './thread-store.ts';

/** The caller's own post, with its group and thread, held. @throws AppError NOT_FOUND */
export async function holdOwn(tx: Tx, caller: Pick<Caller, 'id'>, postId: string, now: number) {
  const found = await findPost(tx, postId);
  if (!found) throw noSuchPost();
  await holdGroup(tx, found.group_id);
  const thread = await holdThread(tx, found.thread_id);
  const reading = await readingIn(tx, thread, caller.id, now);
  const post = await holdPost(tx, postId);
  if (!post || post.user_id !== caller.id) throw noSuchPost();
  return { post, reading };
}
