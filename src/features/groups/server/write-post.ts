import type { HandlerInput, HandlerOutput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { findVerses } from '#features/bible/server/for-other-features.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { admitEdit, admitWords } from '#features/moderation/server/for-other-features.ts';
import { forgetNotifications, sendLive } from '#features/notifications/server/for-other-features.ts';
import { progressOf } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { NOTHING_SAID } from '../groups-fields.ts';
import type { createPost, GroupReply } from '../posts.contract.ts';
import { canDeletePost, canEditPost, canReadPost } from '../talk.policy.ts';
import { hasUnread, markRead } from './fresh-store.ts';
import { holdGroup } from './group-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { memberIdsOf } from './membership-store.ts';
import { payForAnswer } from './passage-xp.ts';
import { NO_PICTURE } from './post-picture-store.ts';
import { discardPictures, keepPictureOfPost, type PictureOfPost } from './post-pictures.ts';
import {
  countReplies,
  createPostRow,
  deletePostRow,
  findPost,
  holdPost,
  type PostRow,
  updatePostRow,
} from './post-store.ts';
import { deleteVersions, keepVersion } from './post-version-store.ts';
import { presentPost } from './present-posts.ts';
import { archived } from './refusals.ts';
import { saidIn } from './said-in.ts';
import { talkPaths } from './talk-paths.ts';
import { judge, noSuchPost, readingIn } from './talk-reading.ts';
import { tellOfPost } from './tell-of-talk.ts';
import { countPost, findThread, holdThread, type ThreadRow } from './thread-store.ts';

type Body = HandlerInput<typeof createPost>['body'];
type Idempotency = { key: string; requestHash: string } | null;

/**
 * Writes in a thread. The first answer to a passage is paid, and whoever was replied to is told. `makePicture` makes what the post
 * comes with; it is called once it is known that the caller may write here.
 */
export async function writePost(
  deps: GroupsDeps,
  caller: Caller,
  threadId: string,
  body: Body,
  idempotency: Idempotency,
  makePicture: (picture: NonNullable<Body['picture']>) => Promise<PictureOfPost>,
): Promise<HandlerOutput<typeof createPost>> {
  const found = await findThread(deps.db, threadId);
  const text = wordsIn(body.text);
  const verses = body.verseId ? await versesOf(found) : [];
  if (body.picture) await requireWritingIn(deps, caller, found);
  const picture = body.picture ? await makePicture(body.picture) : null;
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const now = deps.clock.now();
    if (found) await holdGroup(tx, found.group_id);
    const thread = await holdThread(tx, threadId);
    const reading = await readingIn(tx, thread, caller.id, now);
    const answer = async (post: PostRow, needsHelp: boolean, xpEarned: number) => ({
      id: post.id,
      post: (await presentPost(tx, reading, post))!,
      needsHelp,
      xpEarned,
      progress: await progressOf(tx, caller.id),
    });
    const { id: _, ...written } = await once(
      tx,
      { userId: caller.id, idempotency, now },
      async () => {
        if (reading.isArchived) throw archived();
        const parent = body.replyTo ? await parentOf(tx, reading, body.replyTo) : null;
        const verseId = parent ? parent.verse_id : (body.verseId ?? null);
        // Another passage may stand there since its verses were looked up.
        const isOfThePassage =
          verseId !== null && verses.includes(verseId) && found?.title === reading.thread.title;
        if (!parent && verseId !== null && !isOfThePassage) throw notOfThePassage();
        await requireRoom(tx, reading.thread, parent);
        const id = newId(now);
        const { isHeld, needsHelp } = await admitWords(
          tx,
          {
            caller,
            kind: 'group-post',
            wordsId: id,
            texts: [text, picture?.alt ?? ''],
            deps,
            shape: 'in-group',
          },
          now,
        );
        const whose = { userId: caller.id, groupId: reading.thread.group_id };
        const kept = picture ? await keepPictureOfPost(tx, deps, whose, picture, now) : NO_PICTURE;
        const post: PostRow = {
          id,
          thread_id: threadId,
          group_id: reading.thread.group_id,
          user_id: caller.id,
          parent_id: parent?.id ?? null,
          verse_id: verseId,
          text,
          ...kept,
          hidden_because: isHeld ? 'held' : null,
          deleted_at: null,
          created_at: now,
          edited_at: null,
        };
        // Who writes without having read what others wrote before has not read it by writing.
        const leavesUnread = await hasUnread(tx, reading, threadId);
        await createPostRow(tx, post);
        await countPost(tx, reading.thread, 1, now);
        if (!leavesUnread) await markRead(tx, caller.id, threadId, now);
        const isAnswer = reading.thread.kind === 'passage' && text !== '';
        const xpEarned = isAnswer ? await payForAnswer(tx, caller, post, now) : 0;
        if (!isHeld) await tellOfPost(tx, { post, thread: reading.thread, parent }, now);
        return answer(post, needsHelp, xpEarned);
      },
      async (id) => {
        const post = await findPost(tx, id);
        return post && answer(post, findDanger(saidIn(post)) !== null, 0);
      },
    );
    return written;
  });
}

/** Nothing is made of a picture for whoever may not write here. @throws AppError NOT_FOUND, GROUP_ARCHIVED */
async function requireWritingIn(
  { db, clock }: GroupsDeps,
  caller: Pick<Caller, 'id'>,
  thread: ThreadRow | undefined,
): Promise<void> {
  const reading = await readingIn(db, thread, caller.id, clock.now());
  if (reading.isArchived) throw archived();
}

/** What a reply stands below: replies are one level deep. @throws AppError NOT_FOUND */
async function parentOf(
  tx: Tx,
  reading: Parameters<typeof judge>[1] & { thread: ThreadRow },
  replyTo: string,
) {
  const replied = await holdPost(tx, replyTo);
  if (!replied || replied.thread_id !== reading.thread.id) throw noSuchPost();
  if (!canReadPost(reading, await judge(tx, reading, replied))) throw noSuchPost();
  if (replied.parent_id === null) return replied;
  // What it replied to may be gone with an account: then it stands by itself.
  return (await findPost(tx, replied.parent_id)) ?? replied;
}

async function requireRoom(tx: Tx, thread: ThreadRow, parent: PostRow | null): Promise<void> {
  if (thread.posts >= GROUP_LIMITS.posts) {
    throw new AppError('GROUP_LIMIT', 'This conversation is full. Please open a new topic.');
  }
  if (parent && (await countReplies(tx, parent.id)) >= GROUP_LIMITS.replies) {
    throw new AppError('GROUP_LIMIT', 'There are a hundred replies here already. Please write a new answer.');
  }
}

async function versesOf(thread: ThreadRow | undefined): Promise<string[]> {
  if (thread?.kind !== 'passage') return [];
  const found = await findVerses(thread.title, 'WEB', GROUP_LIMITS.verses);
  return found?.verses.map(({ id }) => id) ?? [];
}

function notOfThePassage(): AppError {
  const message = 'This verse is not in the passage. Please choose one that is.';
  return new AppError('INVALID_INPUT', message, { issues: [{ path: 'body.verseId', message }] });
}

/** White space alone, which is there where somebody has taken their words back, says nothing. */
function wordsIn(text: string): string {
  return text.trim() === '' ? '' : text;
}

function nothingSaid(): AppError {
  return new AppError('INVALID_INPUT', NOTHING_SAID, {
    issues: [{ path: 'body.text', message: NOTHING_SAID }],
  });
}

/** Changes one's own post; what others could read there before stays to be read. */
export function changePost(
  deps: GroupsDeps,
  caller: Caller,
  postId: string,
  said: string,
): Promise<GroupReply & { needsHelp: boolean }> {
  const text = wordsIn(said);
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const now = deps.clock.now();
    const { post, reading } = await holdOwn(tx, caller, postId, now);
    const judged = await judge(tx, reading, post);
    if (reading.isArchived) throw archived();
    if (!canEditPost(reading, judged)) throw noSuchPost();
    const shown = async (row: PostRow) => (await presentPost(tx, reading, row))!;
    if (text === '' && post.picture_id === null) throw nothingSaid();
    if (text === post.text) return { ...(await shown(post)), needsHelp: false };
    const { isHeld, needsHelp } = await admitEdit(
      tx,
      { caller, kind: 'group-post', wordsId: postId, texts: [text], deps },
      now,
    );
    // What is held was read by nobody, and is not to be read later either.
    const isTraced = post.hidden_because !== 'held';
    if (isTraced) await keepVersion(tx, post);
    const before = (await findPost(tx, postId))!;
    const changes = {
      text,
      edited_at: isTraced ? now : post.edited_at,
      ...(isHeld && post.hidden_because === null && { hidden_because: 'held' as const }),
    };
    await updatePostRow(tx, postId, changes);
    await showPostChange(tx, post, now);
    return { ...(await shown({ ...before, ...changes })), needsHelp };
  });
}

/** Removes one's own post. Where others have replied, its place stays, empty. */
export function removePost(deps: GroupsDeps, caller: Caller, postId: string): Promise<void> {
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const now = deps.clock.now();
    const { post, reading } = await holdOwn(tx, caller, postId, now);
    if (!canDeletePost(reading, await judge(tx, reading, post))) throw noSuchPost();
    if ((await countReplies(tx, postId)) > 0) {
      await deleteVersions(tx, postId);
      await updatePostRow(tx, postId, { text: '', ...NO_PICTURE, deleted_at: now, edited_at: null });
    } else await deletePostRow(tx, postId);
    if (post.picture_id !== null) await discardPictures(tx, deps, [post.picture_id], now);
    await countPost(tx, reading.thread, -1, now);
    await forgetNotifications(tx, 'group-reply', postId);
    await showPostChange(tx, post, now);
  });
}

/** The caller's own post, with its group and thread, held. @throws AppError NOT_FOUND */
async function holdOwn(tx: Tx, caller: Pick<Caller, 'id'>, postId: string, now: number) {
  const found = await findPost(tx, postId);
  if (!found) throw noSuchPost();
  await holdGroup(tx, found.group_id);
  const thread = await holdThread(tx, found.thread_id);
  const reading = await readingIn(tx, thread, caller.id, now);
  const post = await holdPost(tx, postId);
  if (!post || post.user_id !== caller.id) throw noSuchPost();
  return { post, reading };
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

/** The same for one post, where it stands: by itself, below another one, or both where that is perhaps gone with an account. */
export function showPostChange(
  tx: Tx,
  post: Pick<PostRow, 'group_id' | 'thread_id' | 'id' | 'parent_id'>,
  now: number,
): Promise<void> {
  return showChange(tx, post, now, [post.id, ...(post.parent_id === null ? [] : [post.parent_id])]);
}
