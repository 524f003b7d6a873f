import { AppError } from '#contract/errors.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { admitWords } from '#features/moderation/server/for-other-features.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { canHelp, canWriteInside } from '../groups.policy.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import {
  createTopic,
  deleteTopic,
  type GroupTopicItem,
  getThread,
  listTopics,
  markThreadRead,
  setThreadMuted,
  setTopicHidden,
} from '../talk.contract.ts';
import { canDeleteTopic, canHideTopic } from '../talk.policy.ts';
import { freshByThread, markRead, setMuted } from './fresh-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { hideTopic } from './hide-words.ts';
import { groupNamesOf, rolesOf } from './membership-store.ts';
import { createPostRow, hasOthersPosts } from './post-store.ts';
import { requireInside, requireWriting } from './require-group.ts';
import { noSuchThread, readingIn } from './talk-reading.ts';
import { tellOfTopic } from './tell-of-talk.ts';
import {
  countPost,
  countThreads,
  createThreads,
  deleteThread,
  findThread,
  findTopics,
  holdThread,
  type ThreadRow,
} from './thread-store.ts';
import { showChange } from './write-post.ts';

/** Topics of a group, and what somebody does with a thread as a whole (docs/product.md, Groups). */
export function topicRoutes(endpoints: Endpoints, deps: GroupsDeps): void {
  const { db, clock } = deps;

  endpoints.handle(listTopics, async ({ params: { groupId }, query, caller, request, reply }) => {
    const standing = await requireInside(db, groupId, caller.id);
    const rows = await pageOf(
      { request, reply, query },
      (wanted) => findTopics(db, { groupId, readerId: caller.id, keepsIt: canHelp(standing), ...wanted }),
      (row) => ({ at: row.last_at, id: row.id }),
    );
    return presentTopics(db, groupId, caller.id, rows);
  });

  endpoints.handle(createTopic, ({ params: { groupId }, body, caller, idempotency }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      await requireInside(tx, groupId, caller.id);
      const shown = async (row: ThreadRow, needsHelp: boolean) => {
        const [topic] = await presentTopics(tx, groupId, caller.id, [row]);
        return { ...topic!, needsHelp };
      };
      return once(
        tx,
        { userId: caller.id, idempotency, now },
        async () => {
          await requireWriting(tx, groupId, caller.id);
          if ((await countThreads(tx, groupId, 'topic')) >= GROUP_LIMITS.topics) {
            throw new AppError(
              'GROUP_LIMIT',
              'This group has two thousand topics. Please go on in one of them.',
            );
          }
          const [threadId, postId] = [newId(now), newId(now)];
          const texts = [body.title, body.text];
          const admitted = await admitWords(
            tx,
            { caller, kind: 'group-topic', wordsId: threadId, texts, deps, shape: 'in-group' },
            now,
          );
          const thread: ThreadRow = {
            id: threadId,
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
          await createPostRow(tx, {
            id: postId,
            thread_id: threadId,
            group_id: groupId,
            user_id: caller.id,
            parent_id: null,
            verse_id: null,
            text: body.text,
            hidden_because: null,
            deleted_at: null,
            created_at: now,
            edited_at: null,
          });
          await countPost(tx, thread, 1, now);
          await markRead(tx, caller.id, threadId, now);
          if (!admitted.isHeld) await tellOfTopic(tx, thread, now);
          return shown((await findThread(tx, threadId))!, admitted.needsHelp);
        },
        async (id) => {
          const thread = await findThread(tx, id);
          return thread && shown(thread, findDanger(thread.title) !== null);
        },
      );
    }),
  );

  endpoints.handle(deleteTopic, ({ params: { threadId }, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      const thread = await holdThread(tx, threadId);
      const reading = await readingIn(tx, thread, caller.id, now);
      if (reading.thread.kind !== 'topic' || reading.thread.user_id !== caller.id) throw noSuchThread();
      const hasOthers = await hasOthersPosts(tx, threadId, caller.id);
      if (!canDeleteTopic(reading, { authorId: reading.thread.user_id, hasOthers })) {
        throw new AppError(
          'ALREADY_DONE',
          'Others have written here, so it stays. You can remove your own words.',
        );
      }
      await deleteThread(tx, threadId);
      await showChange(tx, { group_id: reading.thread.group_id, thread_id: threadId }, now);
    }),
  );

  endpoints.handle(getThread, async ({ params: { threadId }, caller }) => {
    const reading = await readingIn(db, await findThread(db, threadId), caller.id, clock.now());
    const { thread } = reading;
    const group = await findGroupName(thread.group_id);
    const isTopic = thread.kind === 'topic';
    const isMine = thread.user_id === caller.id;
    const roles = thread.user_id === null ? null : await rolesOf(db, thread.group_id, [thread.user_id]);
    const author = { authorId: thread.user_id, authorRole: roles?.get(thread.user_id ?? '') ?? null };
    const hasOthers = isMine && (await hasOthersPosts(db, thread.id, caller.id));
    return {
      id: thread.id,
      groupId: thread.group_id,
      groupName: group,
      title: thread.title,
      kind: thread.kind,
      posts: thread.posts,
      readUntil: reading.readUntil,
      isMuted: reading.isMuted,
      can: {
        write: canWriteInside(reading.standing, reading),
        delete: isTopic && canDeleteTopic(reading, { authorId: thread.user_id, hasOthers }),
        report: isTopic && !isMine && thread.user_id !== null,
        hide: isTopic && thread.hidden_because === null && canHideTopic(reading, author),
      },
    };
  });

  endpoints.handle(setTopicHidden, ({ params: { threadId }, body: { isHidden }, caller }) =>
    hideTopic(deps, caller, threadId, isHidden),
  );

  endpoints.handle(markThreadRead, async ({ params: { threadId }, body: { until }, caller }) => {
    const now = clock.now();
    const { thread } = await readingIn(db, await findThread(db, threadId), caller.id, now);
    await markRead(db, caller.id, thread.id, Math.min(until, now));
  });

  endpoints.handle(setThreadMuted, async ({ params: { threadId }, body: { isMuted }, caller }) => {
    const now = clock.now();
    const { thread } = await readingIn(db, await findThread(db, threadId), caller.id, now);
    const inside = await requireInside(db, thread.group_id, caller.id);
    await setMuted(db, caller.id, thread.id, { at: isMuted ? now : null, since: inside.since });
  });

  async function findGroupName(groupId: string): Promise<string> {
    return (await groupNamesOf(db, [groupId])).get(groupId) ?? '';
  }

  async function presentTopics(
    on: DbOrTx,
    groupId: string,
    readerId: string,
    rows: readonly ThreadRow[],
  ): Promise<GroupTopicItem[]> {
    const now = clock.now();
    const authors = rows.flatMap((row) => row.user_id ?? []);
    const people = await publicPeople(on, readerId, authors, now);
    const fresh = await freshByThread(on, { id: readerId, now }, [groupId]);
    return rows.flatMap((row) => {
      const isMine = row.user_id === readerId;
      const author = row.user_id === null ? null : (people.get(row.user_id) ?? null);
      // Of whom they have blocked, or who has blocked them, nobody reads a title.
      if (!isMine && row.user_id !== null && author === null) return [];
      return [
        {
          id: row.id,
          title: row.title,
          author: isMine ? null : author,
          isMine,
          createdAt: row.created_at,
          lastAt: row.last_at,
          posts: row.posts,
          fresh: fresh.find(({ thread_id }) => thread_id === row.id)?.fresh ?? 0,
          hidden: row.hidden_because,
        },
      ];
    });
  }
}
