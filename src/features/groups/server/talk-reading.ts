import { AppError } from '#contract/errors.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { canReadPost, canReadThread } from '../talk.policy.ts';
import { findRead } from './fresh-store.ts';
import { rolesOf, standingIn } from './membership-store.ts';
import { findPost, type PostRow } from './post-store.ts';
import { judgedPost, type TalkReading } from './present-posts.ts';
import { findThread, type ThreadRow } from './thread-store.ts';

export function noSuchThread(): AppError {
  return new AppError('NOT_FOUND', 'This conversation is not here any more, or it is not for you.');
}

export function noSuchPost(): AppError {
  return new AppError('NOT_FOUND', 'This is not here any more, or it is not for you.');
}

/** How somebody reads in the group of a thread. @throws AppError NOT_FOUND for whoever is not in it, or may not read the thread */
export async function readingIn(
  db: DbOrTx,
  thread: ThreadRow | undefined,
  readerId: string,
  now: number,
): Promise<TalkReading & { isMuted: boolean; thread: ThreadRow }> {
  const standing = thread && (await standingIn(db, thread.group_id, readerId));
  if (!thread || !standing) throw noSuchThread();
  const read = await findRead(db, readerId, thread.id);
  const reading = {
    id: readerId,
    standing,
    isArchived: standing.isArchived,
    now,
    readUntil: readUntilIn(read, standing),
    isMuted: (read?.muted_at ?? null) !== null,
    thread,
  };
  if (!canReadThread(reading, { authorId: thread.user_id, hidden: thread.hidden_because }))
    throw noSuchThread();
  if (thread.user_id !== null && thread.user_id !== readerId) {
    // Neither sees a word of whom they have blocked: a topic's title is one.
    if (!(await publicPeople(db, readerId, [thread.user_id], now)).has(thread.user_id)) throw noSuchThread();
  }
  return reading;
}

/** Whether somebody may open the page of a thread. */
export async function mayOpenThread(
  db: DbOrTx,
  thread: ThreadRow | undefined,
  readerId: string,
  now: number,
): Promise<boolean> {
  try {
    await readingIn(db, thread, readerId, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}

/** Whoever comes again has read what was said while they were away no more than whoever is new. UTC epoch milliseconds. */
export function readUntilIn(read: { read_until: number } | undefined, standing: { since: number }): number {
  return Math.max(read?.read_until ?? 0, standing.since);
}

/** A post with how the caller reads where it stands. @throws AppError NOT_FOUND */
export async function readingOfPost(db: DbOrTx, postId: string, readerId: string, now: number) {
  const post = await findPost(db, postId);
  const thread = post && (await findThread(db, post.thread_id));
  if (!post) throw noSuchPost();
  return { post, reading: await readingIn(db, thread, readerId, now) };
}

/** A post of the thread that is read, where the reader may read it. */
export async function readablePost(
  db: DbOrTx,
  reading: TalkReading & { thread: Pick<ThreadRow, 'id'> },
  postId: string,
): Promise<PostRow | undefined> {
  const post = await findPost(db, postId);
  if (post?.thread_id !== reading.thread.id) return undefined;
  return canReadPost(reading, await judge(db, reading, post)) ? post : undefined;
}

/** As the policy judges it for this reader. */
export async function judge(db: DbOrTx, reading: TalkReading, post: PostRow) {
  const people = await publicPeople(db, reading.id, [post.user_id], reading.now);
  return judgedPost(post, reading.id, people, await rolesOf(db, post.group_id, [post.user_id]));
}
