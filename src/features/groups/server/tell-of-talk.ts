import {
  notify,
  sendLive,
  tellAgain,
  tellNoLonger,
} from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { lateAuthorsIn, whoListens } from './fresh-store.ts';
import { memberIdsOf } from './membership-store.ts';
import { type PostRow, postIdsIn } from './post-store.ts';
import { postPaths, talkPaths } from './talk-paths.ts';
import type { ThreadRow } from './thread-store.ts';

/**
 * Whoever was replied to is told, and whose post it stands below, unless they want to hear nothing of it; whoever opened the topic, by one
 * notification until they have read it; the others that they are asked in a poll, or once a day that there is talk beside a passage, or in
 * a topic that they have written in. Open pages of all members show it.
 * @param told `parent`: what it stands below; `replied`: what it replies to, which may stand below the same
 */
export async function tellOfPost(
  tx: Tx,
  told: { post: PostRow; thread: ThreadRow; parent: PostRow | null; replied: PostRow | null },
  now: number,
): Promise<void> {
  const { post, thread, parent, replied } = told;
  const listening = await whoListens(tx, thread);
  const actorId = post.user_id;
  const repliedTo = new Set([parent, replied].flatMap((one) => one?.user_id ?? []));
  const talking = new Set(thread.kind === 'topic' ? await lateAuthorsIn(tx, thread.id) : []);
  const day = new Date(now).toISOString().slice(0, 10);
  await notify(
    tx,
    listening.flatMap((userId) => {
      if (repliedTo.has(userId)) {
        const onceKey = `reply ${post.id}`;
        return [{ userId, kind: 'group-reply', subjectId: post.id, actorId, onceKey }];
      }
      if (post.poll_options !== null) {
        const onceKey = `poll ${post.id}`;
        return [{ userId, kind: 'group-poll', subjectId: post.id, actorId, onceKey }];
      }
      if (thread.kind === 'passage') {
        const onceKey = `passage ${thread.id} ${day}`;
        return [{ userId, kind: 'group-passage', subjectId: thread.id, actorId, onceKey }];
      }
      if (userId === thread.user_id) {
        const notice = { kind: 'group-own-topic', subjectId: thread.id, actorId };
        return [{ userId, ...notice, onceKey: `own topic ${thread.id}`, gatheredAt: post.created_at }];
      }
      if (!talking.has(userId)) return [];
      const onceKey = `talk ${thread.id} ${day}`;
      return [{ userId, kind: 'group-talk', subjectId: thread.id, actorId, onceKey }];
    }),
    now,
  );
  const paths = talkPaths(thread.group_id, thread.id, [parent?.id ?? post.id]);
  await sendLive(tx, await memberIdsOf(tx, thread.group_id), paths, now);
}

/** A topic was opened: members are told of it once. */
export async function tellOfTopic(tx: Tx, thread: ThreadRow, now: number): Promise<void> {
  const notice = { kind: 'group-topic', subjectId: thread.id, actorId: thread.user_id };
  const onceKey = `topic ${thread.id}`;
  await notify(
    tx,
    (await whoListens(tx, thread)).map((userId) => ({ userId, ...notice, onceKey })),
    now,
  );
  await sendLive(tx, await memberIdsOf(tx, thread.group_id), talkPaths(thread.group_id, thread.id), now);
}

/** A topic is shown again: what was told of it, and of all that is said in it, is there again. */
export async function tellAgainOfTopic(
  tx: Tx,
  { id, user_id }: Pick<ThreadRow, 'id' | 'user_id'>,
  now: number,
): Promise<void> {
  await tellAgain(tx, { subjectIds: [id, ...(await postIdsIn(tx, id))], actorId: user_id }, now);
}

/** A topic is hidden: what was told of it, and of what is said in it, is shown no longer. */
export async function tellNoLongerOfTopic(tx: Tx, { id }: Pick<ThreadRow, 'id'>, now: number): Promise<void> {
  await tellNoLonger(tx, [id, ...(await postIdsIn(tx, id))], now);
}

/** Open pages of the group show a thread as it is now. */
export async function showChange(
  tx: Tx,
  { group_id, thread_id }: Pick<PostRow, 'group_id' | 'thread_id'>,
  now: number,
  postIds: readonly string[] = [],
): Promise<void> {
  await sendLive(tx, await memberIdsOf(tx, group_id), talkPaths(group_id, thread_id, postIds), now);
}

/** Open pages show what was chosen in a poll since. */
export async function showVotes(
  tx: Tx,
  { id, parent_id, group_id, thread_id }: Pick<PostRow, 'group_id' | 'thread_id' | 'id' | 'parent_id'>,
  now: number,
): Promise<void> {
  const places = parent_id === null ? [id] : [id, parent_id];
  const paths = [...postPaths(thread_id, places), `/api/groups/posts/${id}/votes`];
  await sendLive(tx, await memberIdsOf(tx, group_id), paths, now);
}

/** The same for one post, where it stands: by itself, below another one, or both where that is perhaps gone with an account. */
export function showPostChange(
  tx: Tx,
  post: Pick<PostRow, 'group_id' | 'thread_id' | 'id' | 'parent_id'>,
  now: number,
): Promise<void> {
  return showChange(tx, post, now, [post.id, ...(post.parent_id === null ? [] : [post.parent_id])]);
}
