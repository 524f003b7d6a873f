import { setImmediate as othersTurn } from 'node:timers/promises';
import { HOUR_MS } from '#contract/durations.ts';
import { hearUnder16 } from '#features/circle/server/for-other-features.ts';
import { NOTIFICATION_LIMITS } from '#features/notifications/notifications.rules.ts';
import { tellAgain } from '#features/notifications/server/for-other-features.ts';
import { isBannedNow, whoIsBannedForGood, whoIsUnder16 } from '#features/people/server/for-other-features.ts';
import { clearTextIndex } from '#platform/server/db/text-index/text-index.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import type { Job } from '#platform/server/jobs.ts';
import { findAskedGroupIds } from './asking-store.ts';
import { endAsking } from './come-in.ts';
import { foldPosts, foldThreads } from './fold-talk-store.ts';
import { whereSince } from './gathered-people-store.ts';
import { deleteExpiredLinks } from './group-link-store.ts';
import { deleteGroupRow, deleteSomePosts, findGroup, holdGroup } from './group-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { giveUpLeading, keepItLed } from './leave-group.ts';
import { findMember } from './member-store.ts';
import { allGroupIdsOf } from './membership-store.ts';
import { picturesIn } from './picture-columns.ts';
import { discardPictures } from './post-pictures.ts';
import { postTexts, threadTexts } from './talk-search-store.ts';

const POSTS_AT_ONCE = 200;
const RETRIES = [1000, 60_000, 600_000];

export function groupsEvents({
  db,
  clock,
  events,
}: Pick<GroupsDeps, 'db' | 'clock' | 'events'>): EventHandler[] {
  /** @returns how many it were */
  const deletePostsOf = (groupId: string) =>
    inTransaction(db, async (tx) => {
      const gone = await deleteSomePosts(tx, groupId, POSTS_AT_ONCE);
      const pictureIds = gone.flatMap(picturesIn).map(({ id }) => id);
      await discardPictures(tx, { events }, pictureIds, clock.now());
      return gone.length;
    });
  return [
    defineEventHandler({
      name: 'delete-an-emptied-group',
      type: 'group-emptied',
      failure: 'A group in which nobody is any more could not be deleted.',
      retryAfterMs: RETRIES,
      handle: async ({ payload: { groupId }, finishIn }) => {
        if ((await findGroup(db, groupId))?.members === 0) {
          while ((await deletePostsOf(groupId)) === POSTS_AT_ONCE) await othersTurn();
        }
        await inTransaction(db, async (tx) => {
          await finishIn(tx);
          const group = await holdGroup(tx, groupId);
          if (group?.members === 0) await deleteGroupRow(tx, groupId);
        });
      },
    }),
    // What was gathered of them alone names nobody, so that it was put aside for good.
    defineEventHandler({
      name: 'tell-again-of-who-was-banned-in-groups',
      type: 'ban-over',
      failure: 'What somebody who was banned wrote in groups could not be told of again.',
      retryAfterMs: RETRIES,
      handle: ({ payload: { userId }, finishIn }) =>
        inUserTransaction(db, userId, async (tx) => {
          await finishIn(tx);
          const now = clock.now();
          if (await isBannedNow(tx, userId, now)) return;
          const subjectIds = await whereSince(tx, userId, now - NOTIFICATION_LIMITS.keptMs);
          await tellAgain(tx, { subjectIds, actorId: null }, now);
        }),
    }),
    // Whoever is let in again after all still leads it, too.
    defineEventHandler({
      name: 'lead-what-somebody-banned-leads',
      type: 'person-banned',
      failure: 'The groups that somebody leads who is banned for good have nobody else to lead them yet.',
      retryAfterMs: RETRIES,
      handle: ({ payload: { userId }, finishIn }) =>
        inUserTransaction(db, userId, async (tx) => {
          await finishIn(tx);
          if (!(await whoIsBannedForGood(tx, [userId])).has(userId)) return;
          for (const id of (await allGroupIdsOf(tx, userId)).toSorted()) {
            const group = await holdGroup(tx, id);
            const member = await findMember(tx, id, userId);
            if (!group || group.archived_at !== null || member?.role !== 'leader') continue;
            await keepItLed(tx, group, { byId: null, events, now: clock.now() });
          }
        }),
    }),
    // They stay in groups whose leaders know them; they lead none, and ask strangers no more.
    ...hearUnder16({
      name: 'take-back-what-was-asked-of-groups-under-16',
      failure: 'What somebody under 16 asked of groups could not be taken back.',
      retryAfterMs: RETRIES,
      handle: ({ payload, finishIn }) =>
        inUserTransaction(db, payload.userId, async (tx) => {
          await finishIn(tx);
          const { userId } = payload;
          // Heard late, it may have been corrected since.
          if (!(await whoIsUnder16(tx, [userId])).has(userId)) return;
          const ids = [...(await allGroupIdsOf(tx, userId)), ...(await findAskedGroupIds(tx, userId))];
          for (const id of ids.toSorted()) {
            const group = await holdGroup(tx, id);
            if (!group) continue;
            await endAsking(tx, id, userId, clock.now());
            const member = await findMember(tx, id, userId);
            if (member) await giveUpLeading(tx, group, member, { events, now: clock.now() });
          }
        }),
    }),
  ];
}

export function groupsJobs({ db, clock }: Pick<GroupsDeps, 'db' | 'clock'>): Job[] {
  return [
    {
      name: 'forget expired links into groups',
      everyMs: HOUR_MS,
      run: async (stopping) => {
        const now = clock.now();
        await inBatches((limit) => deleteExpiredLinks(db, now, limit), stopping);
      },
    },
    {
      name: 'fold what servers of a former version wrote in groups',
      everyMs: HOUR_MS,
      run: async (stopping) => {
        await inBatches((limit) => foldPosts(db, limit), stopping);
        await inBatches((limit) => foldThreads(db, limit), stopping);
      },
    },
    {
      name: 'clear the search index of talk',
      everyMs: HOUR_MS,
      run: async (stopping) => {
        for (const texts of [postTexts, threadTexts]) await clearTextIndex(db, texts, stopping);
      },
    },
  ];
}
