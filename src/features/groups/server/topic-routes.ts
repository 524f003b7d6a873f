import { AppError } from '#contract/errors.ts';
import { onceMoreIfGone } from '#platform/server/db/once-more-if-gone.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { canHelp, canWriteInside } from '../groups.policy.ts';
import {
  createTopic,
  deleteTopic,
  getThread,
  listTopics,
  markThreadRead,
  setThreadMuted,
  setTopicHidden,
} from '../talk.contract.ts';
import { canDeleteTopic, canHideTopic } from '../talk.policy.ts';
import { markRead, setMuted } from './fresh-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { hideTopic } from './hide-words.ts';
import { makeTopic } from './make-topic.ts';
import { groupNamesOf, rolesOf } from './membership-store.ts';
import { pictureIdsIn } from './post-picture-store.ts';
import { discardPictures, picturesOfPost } from './post-pictures.ts';
import { hasOthersPosts } from './post-store.ts';
import { presentTopics } from './present-topics.ts';
import { requireInside } from './require-group.ts';
import { noSuchThread, readablePost, readingIn } from './talk-reading.ts';
import { showChange } from './tell-of-talk.ts';
import { deleteThread, findThread, findTopics, holdThread } from './thread-store.ts';
import { whereTalkBegins } from './where-talk-begins.ts';

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
    return presentTopics(db, { groupId, readerId: caller.id, now: clock.now() }, rows);
  });

  endpoints.handle(createTopic, ({ params, body, caller, idempotency, request }) =>
    makeTopic(deps, caller, { params, body }, idempotency, (sent) =>
      picturesOfPost(deps, caller, request, sent),
    ),
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
      const pictureIds = await pictureIdsIn(tx, threadId);
      await deleteThread(tx, threadId);
      await discardPictures(tx, deps, pictureIds, now);
      await showChange(tx, { group_id: reading.thread.group_id, thread_id: threadId }, now);
    }),
  );

  endpoints.handle(getThread, async ({ params: { threadId }, query, caller }) => {
    const reading = await readingIn(db, await findThread(db, threadId), caller.id, clock.now());
    const { thread } = reading;
    const names = await groupNamesOf(db, [thread.group_id]);
    const isTopic = thread.kind === 'topic';
    const isMine = thread.user_id === caller.id;
    const roles = thread.user_id === null ? null : await rolesOf(db, thread.group_id, [thread.user_id]);
    const author = { authorId: thread.user_id, authorRole: roles?.get(thread.user_id ?? '') ?? null };
    const hasOthers = isMine && (await hasOthersPosts(db, thread.id, caller.id));
    return {
      id: thread.id,
      groupId: thread.group_id,
      groupName: names.get(thread.group_id) ?? '',
      title: thread.title,
      kind: thread.kind,
      posts: thread.posts,
      readUntil: reading.readUntil,
      beginAt: await whereTalkBegins(db, thread, {
        readerId: caller.id,
        readUntil: reading.readUntil,
        wanted: query.postId === undefined ? undefined : await readablePost(db, reading, query.postId),
      }),
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

  // Neither holds the thread: its author may delete it meanwhile.
  endpoints.handle(markThreadRead, ({ params: { threadId }, body: { until }, caller }) =>
    onceMoreIfGone(async () => {
      const now = clock.now();
      const { thread } = await readingIn(db, await findThread(db, threadId), caller.id, now);
      await markRead(db, caller.id, thread.id, Math.min(until, now));
    }),
  );

  endpoints.handle(setThreadMuted, ({ params: { threadId }, body: { isMuted }, caller }) =>
    onceMoreIfGone(async () => {
      const now = clock.now();
      const { thread } = await readingIn(db, await findThread(db, threadId), caller.id, now);
      const inside = await requireInside(db, thread.group_id, caller.id);
      await setMuted(db, caller.id, thread.id, { at: isMuted ? now : null, since: inside.since });
    }),
  );
}
