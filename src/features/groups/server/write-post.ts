import type { HandlerInput, HandlerOutput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { findVerses } from '#features/bible/server/for-other-features.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { admitWords } from '#features/moderation/server/for-other-features.ts';
import { progressOf } from '#features/progress/server/for-other-features.ts';
import { CLOCKS_AGREE_WITHIN_MS } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { hasMade, once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import type { createPost } from '../posts.contract.ts';
import { canReadPost } from '../talk.policy.ts';
import { hasUnread, markRead } from './fresh-store.ts';
import { holdGroup } from './group-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { payForAnswer } from './passage-xp.ts';
import { columnsOfPoll, NO_POLL } from './poll-columns.ts';
import { keepPicturesOfPost, type PictureOfPost } from './post-pictures.ts';
import { countReplies, createPostRow, findPost, holdPost, type PostRow } from './post-store.ts';
import { presentPost } from './present-posts.ts';
import { archived } from './refusals.ts';
import { saidIn, wordsIn } from './said-in.ts';
import { judge, noSuchPost, readingIn } from './talk-reading.ts';
import { tellOfPost } from './tell-of-talk.ts';
import { countPost, findThread, holdThread, type ThreadRow } from './thread-store.ts';

type Body = HandlerInput<typeof createPost>['body'];
type Idempotency = { key: string; requestHash: string } | null;

/**
 * Writes in a thread. The first answer to a passage is paid, and whoever was replied to is told. `makePictures` makes what the post
 * comes with; it is called once it is known that the caller may write here.
 */
export async function writePost(
  deps: GroupsDeps,
  caller: Caller,
  threadId: string,
  body: Body,
  idempotency: Idempotency,
  makePictures: (sent: NonNullable<Body['pictures']>) => Promise<PictureOfPost[]>,
): Promise<HandlerOutput<typeof createPost>> {
  const found = await findThread(deps.db, threadId);
  const text = wordsIn(body.text);
  const verses = body.verseId ? await versesOf(found) : [];
  const sent = body.pictures ?? [];
  if (sent.length > 0 && !(await hasMade(deps.db, { userId: caller.id, idempotency })))
    await requireWritingIn(deps, caller, found);
  const pictures = await makePictures(sent);
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    if (found) await holdGroup(tx, found.group_id);
    const thread = await holdThread(tx, threadId);
    const now = nowIn(thread, deps.clock.now());
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
        const replied = body.replyTo ? await repliedPost(tx, reading, body.replyTo) : null;
        const parent = replied && (await parentOf(tx, replied));
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
            texts: [text, ...sent.map(({ alt }) => alt), ...(body.poll?.options ?? [])],
            deps,
            shape: 'in-group',
          },
          now,
        );
        const whose = { userId: caller.id, groupId: reading.thread.group_id };
        const kept = await keepPicturesOfPost(tx, deps, whose, pictures, now);
        const post: PostRow = {
          id,
          thread_id: threadId,
          group_id: reading.thread.group_id,
          user_id: caller.id,
          parent_id: parent?.id ?? null,
          verse_id: verseId,
          text,
          ...kept,
          ...(body.poll ? columnsOfPoll(body.poll) : NO_POLL),
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
        // Who asks something beside a passage has not answered it.
        const isAnswer = reading.thread.kind === 'passage' && text !== '' && !body.poll;
        const xpEarned = isAnswer ? await payForAnswer(tx, caller, post, now) : 0;
        if (!isHeld) await tellOfPost(tx, { post, thread: reading.thread, parent, replied }, now);
        return answer(post, needsHelp, xpEarned);
      },
      async (id) => {
        const post = await findPost(tx, id);
        if (!post || post.deleted_at !== null) return undefined;
        return answer(post, findDanger(saidIn(post)) !== null, 0);
      },
    );
    return written;
  });
}

/**
 * When something is written in a held thread, UTC epoch milliseconds: after all that stands there, whoever waited for whom, and where the
 * clock of another server is ahead by a little. What came to stand between posts that somebody has read would never be new to them.
 */
function nowIn(thread: ThreadRow | undefined, now: number): number {
  const last = thread?.last_at ?? 0;
  return now <= last && last < now + CLOCKS_AGREE_WITHIN_MS ? last + 1 : now;
}

/** Nothing is made of pictures for whoever may not write here. @throws AppError NOT_FOUND, GROUP_ARCHIVED */
async function requireWritingIn(
  { db, clock }: GroupsDeps,
  caller: Pick<Caller, 'id'>,
  thread: ThreadRow | undefined,
): Promise<void> {
  const reading = await readingIn(db, thread, caller.id, clock.now());
  if (reading.isArchived) throw archived();
}

/** What somebody replies to, held. @throws AppError NOT_FOUND */
async function repliedPost(
  tx: Tx,
  reading: Parameters<typeof judge>[1] & { thread: ThreadRow },
  replyTo: string,
): Promise<PostRow> {
  const replied = await holdPost(tx, replyTo);
  if (!replied || replied.thread_id !== reading.thread.id) throw noSuchPost();
  if (!canReadPost(reading, await judge(tx, reading, replied))) throw noSuchPost();
  return replied;
}

/** What the reply to it stands below: replies are one level deep. */
async function parentOf(tx: Tx, replied: PostRow): Promise<PostRow> {
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
  return invalidField('verseId', 'This verse is not in the passage. Please choose one that is.');
}
