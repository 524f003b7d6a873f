import type { HandlerInput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { admitWords } from '#features/moderation/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { hasMade, once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import type { createTopic, GroupTopicItem } from '../talk.contract.ts';
import { markRead } from './fresh-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import type { PictureColumns } from './picture-columns.ts';
import { NO_POLL } from './poll-columns.ts';
import { keepPicturesOfPost, type PictureOfPost } from './post-pictures.ts';
import { createPostRow } from './post-store.ts';
import { presentTopics } from './present-topics.ts';
import { mayWrite, requireInside, requireWriting } from './require-group.ts';
import { saidIn, wordsIn } from './said-in.ts';
import { tellOfTopic } from './tell-of-talk.ts';
import {
  countPost,
  countThreads,
  createThreads,
  findFirstPost,
  findThread,
  type ThreadRow,
} from './thread-store.ts';

type Input = Pick<HandlerInput<typeof createTopic>, 'params' | 'body'>;

/**
 * Opens a topic in a group with its first post, and tells the group of it unless its words are held. `makePictures` makes what the
 * post comes with; it is called once it is known that the caller may write here.
 */
export async function makeTopic(
  deps: GroupsDeps,
  caller: Caller,
  { params: { groupId }, body }: Input,
  idempotency: { key: string; requestHash: string } | null,
  makePictures: (sent: NonNullable<Input['body']['pictures']>) => Promise<PictureOfPost[]>,
): Promise<GroupTopicItem & { needsHelp: boolean }> {
  const text = wordsIn(body.text);
  const sent = body.pictures ?? [];
  if (sent.length > 0 && !(await hasMade(deps.db, { userId: caller.id, idempotency })))
    await mayWrite(deps.db, groupId, caller.id);
  const pictures = await makePictures(sent);
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const now = deps.clock.now();
    await requireInside(tx, groupId, caller.id);
    const shown = async (row: ThreadRow, needsHelp: boolean) => {
      const [topic] = await presentTopics(tx, { groupId, readerId: caller.id, now }, [row]);
      return { ...topic!, needsHelp };
    };
    return once(
      tx,
      { userId: caller.id, idempotency, now },
      async () => {
        await requireWriting(tx, groupId, caller.id);
        await requireRoomForTopic(tx, groupId);
        const id = newId(now);
        const admitted = await admitWords(
          tx,
          {
            caller,
            kind: 'group-topic',
            wordsId: id,
            texts: [body.title, text, ...sent.map(({ alt }) => alt)],
            deps,
            shape: 'in-group',
          },
          now,
        );
        const thread: ThreadRow = {
          id,
          group_id: groupId,
          kind: 'topic',
          title: body.title,
          starts_on: null,
          user_id: caller.id,
          posts: 0,
          last_at: now,
          hidden_because: admitted.isHeld ? 'held' : null,
          created_at: now,
        };
        await createThreads(tx, [thread]);
        const kept = await keepPicturesOfPost(tx, deps, { userId: caller.id, groupId }, pictures, now);
        await createFirstPost(tx, thread, { authorId: caller.id, text, ...kept }, now);
        await markRead(tx, caller.id, id, now);
        if (!admitted.isHeld) await tellOfTopic(tx, thread, now);
        return shown((await findThread(tx, id))!, admitted.needsHelp);
      },
      async (id) => {
        const thread = await findThread(tx, id);
        if (!thread) return undefined;
        const first = await findFirstPost(tx, id);
        const texts = [thread.title, ...(first ? [saidIn(first)] : [])];
        return shown(
          thread,
          texts.some((words) => findDanger(words) !== null),
        );
      },
    );
  });
}

async function requireRoomForTopic(tx: Tx, groupId: string): Promise<void> {
  if ((await countThreads(tx, groupId, 'topic')) < GROUP_LIMITS.topics) return;
  throw new AppError('GROUP_LIMIT', 'This group has two thousand topics. Please go on in one of them.');
}

/** The words with which a topic is opened; they are hidden with the topic, never by themselves. */
async function createFirstPost(
  tx: Tx,
  thread: ThreadRow,
  { authorId, ...said }: { authorId: string; text: string } & PictureColumns,
  now: number,
): Promise<void> {
  await createPostRow(tx, {
    id: newId(now),
    thread_id: thread.id,
    group_id: thread.group_id,
    user_id: authorId,
    parent_id: null,
    verse_id: null,
    ...said,
    ...NO_POLL,
    hidden_because: null,
    deleted_at: null,
    created_at: now,
    edited_at: null,
  });
  await countPost(tx, thread, 1, now);
}
