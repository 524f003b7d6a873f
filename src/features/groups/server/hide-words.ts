import {
  notify,
  sendLive,
  tellAgain,
  tellNoLonger,
} from '#features/notifications/server/for-other-features.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction, lockUser } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { GroupReply } from '../posts.contract.ts';
import { canHidePost, canHideTopic, canShowPost } from '../talk.policy.ts';
import { isHiddenByKeepers, writeAct } from './act-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { rolesOf } from './membership-store.ts';
import { settlePassageXP } from './passage-xp.ts';
import { findPost, holdPost, type PostRow, postIdsIn, updatePostRow } from './post-store.ts';
import { presentPost } from './present-posts.ts';
import { judge, noSuchPost, noSuchThread, readingIn } from './talk-reading.ts';
import { showChange, showPostChange, tellAgainOfTopic, tellNoLongerOfTopic } from './tell-of-talk.ts';
import { findThread, holdThread, updateThread } from './thread-store.ts';

/** Why a post or topic is hidden from the group. */
type Hidden = PostRow['hidden_because'];

/**
 * Hides a post from its group or shows it again, and settles the XP of the passage that it answers. Whoever wrote it is told, and it
 * is written down. Doing it twice changes nothing more.
 */
export function hidePost(
  deps: GroupsDeps,
  caller: Pick<Caller, 'id'>,
  postId: string,
  isHidden: boolean,
): Promise<GroupReply> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const found = await findPost(tx, postId);
    if (!found) throw noSuchPost();
    // People's rows are held before threads and posts.
    await lockUser(tx, found.user_id);
    const thread = await holdThread(tx, found.thread_id);
    const post = await holdPost(tx, postId);
    const reading = await readingIn(tx, thread, caller.id, now);
    if (!post) throw noSuchPost();
    const judged = await judge(tx, reading, post);
    const isDone = isHidden === (post.hidden_because !== null);
    const may = isHidden ? canHidePost(reading, judged) : canShowPost(reading, judged);
    const shown = await presentPost(tx, reading, post);
    if (!may && !(isDone && shown)) throw noSuchPost();
    if (isDone) return shown!;
    const changes = { hidden_because: isHidden ? ('leader' as const) : null };
    await updatePostRow(tx, postId, changes);
    await settlePassageXP(tx, post, now);
    await sendLive(tx, [post.user_id], [getCurrentUser.path], now);
    const act = { groupId: post.group_id, byId: caller.id, aboutId: post.user_id, subjectId: postId };
    await writeAct(tx, { ...act, act: isHidden ? 'hide' : 'show' }, now);
    if (isHidden) {
      const notice = { kind: 'group-post-hidden', subjectId: postId, actorId: null };
      await notify(tx, [{ userId: post.user_id, ...notice, onceKey: `hidden ${postId} ${now}` }], now);
      await tellNoLonger(tx, [postId, post.thread_id], now);
    } else {
      await tellAgain(tx, { subjectIds: [postId, post.thread_id], actorId: post.user_id }, now);
    }
    await showPostChange(tx, post, now);
    return (await presentPost(tx, reading, { ...post, ...changes }))!;
  });
}

/** Hides a topic with all that stands in it, or shows it again. */
export function hideTopic(
  deps: GroupsDeps,
  caller: Pick<Caller, 'id'>,
  threadId: string,
  isHidden: boolean,
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const reading = await readingIn(tx, await holdThread(tx, threadId), caller.id, now);
    const { thread } = reading;
    const authorRole = thread.user_id
      ? ((await rolesOf(tx, thread.group_id, [thread.user_id])).get(thread.user_id) ?? null)
      : null;
    if (thread.kind !== 'topic' || !canHideTopic(reading, { authorId: thread.user_id, authorRole })) {
      throw noSuchThread();
    }
    const before: Hidden = thread.hidden_because;
    if (isHidden ? before !== null : before !== 'leader') return;
    await updateThread(tx, threadId, { hidden_because: isHidden ? 'leader' : null });
    const act = { groupId: thread.group_id, byId: caller.id, aboutId: thread.user_id, subjectId: threadId };
    await writeAct(tx, { ...act, act: isHidden ? 'hide' : 'show' }, now);
    if (isHidden && thread.user_id !== null) {
      const notice = { kind: 'group-topic-hidden', subjectId: threadId, actorId: null };
      await notify(tx, [{ userId: thread.user_id, ...notice, onceKey: `hidden ${threadId} ${now}` }], now);
    }
    if (isHidden) await tellNoLongerOfTopic(tx, thread, now);
    else await tellAgainOfTopic(tx, thread, now);
    await showChange(tx, { group_id: thread.group_id, thread_id: threadId }, now);
  });
}

/** A moderator hides a post: that stands above what those who keep the group do. */
export async function hidePostByModerator(tx: Tx, postId: string, now: number): Promise<void> {
  await setPostHiddenByModerator(tx, postId, 'moderator', now);
}

/** No moderator hides a post any more; what those who keep the group have hidden stays so. @returns the post as it is then; undefined where there is none */
export function restorePost(tx: Tx, postId: string, now: number): Promise<PostRow | undefined> {
  return setPostHiddenByModerator(tx, postId, null, now);
}

async function setPostHiddenByModerator(
  tx: Tx,
  postId: string,
  hidden: 'moderator' | null,
  now: number,
): Promise<PostRow | undefined> {
  const post = await findPost(tx, postId);
  if (!post) return undefined;
  await lockUser(tx, post.user_id);
  const hidden_because = hidden ?? (await hiddenByKeepers(tx, post));
  await updatePostRow(tx, postId, { hidden_because });
  await settlePassageXP(tx, post, now);
  // Of the post itself moderation tells; of who wrote in the topic, the topic's notification.
  if (hidden_because === null) await tellAgain(tx, { subjectIds: [post.thread_id], actorId: null }, now);
  else await tellNoLonger(tx, [post.thread_id], now);
  await showPostChange(tx, post, now);
  return { ...post, hidden_because };
}

/**
 * Hides a topic with all that stands in it as a moderator decided; or no moderator hides it any more (null), and what those who keep the
 * group have hidden stays so. Nothing where there is none any more.
 */
export async function setTopicHiddenByModerator(
  tx: Tx,
  threadId: string,
  hidden: 'moderator' | null,
  now: number,
): Promise<void> {
  const thread = await findThread(tx, threadId);
  if (!thread) return;
  await updateThread(tx, threadId, { hidden_because: hidden ?? (await hiddenByKeepers(tx, thread)) });
  // Of the topic itself moderation tells, as of all words that it hides.
  if (hidden) await tellNoLonger(tx, await postIdsIn(tx, threadId), now);
  await showChange(tx, { group_id: thread.group_id, thread_id: threadId }, now);
}

/** How a post or topic is hidden where no moderator hides it. */
async function hiddenByKeepers(
  tx: Tx,
  { id, group_id, hidden_because }: Pick<PostRow, 'id' | 'group_id' | 'hidden_because'>,
): Promise<'leader' | null> {
  if (hidden_because === null) return null;
  return (await isHiddenByKeepers(tx, { groupId: group_id, subjectId: id })) ? 'leader' : null;
}
