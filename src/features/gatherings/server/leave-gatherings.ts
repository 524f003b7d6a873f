import { setImmediate as othersTurn } from 'node:timers/promises';
import { standingIn } from '#features/groups/server/for-other-features.ts';
import { whoIsBannedForGood, whoIsUnder16 } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { EVERYONE } from '../gatherings.rules.ts';
import { answeredComing, deleteAnswer, findAnswer } from './answer-store.ts';
import { giveAnswersBack, putAnswersAside } from './answers-of-banned.ts';
import { deleteAside } from './aside-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { findOccurrences, holdOccurrence } from './occurrence-store.ts';
import { movingUp } from './seats.ts';
import { deleteSeriesAnswersOf } from './series-answer-store.ts';
import { showChange, showGroup } from './show-change.ts';
import { bringNothing } from './tell-of-lines.ts';

const RETRIES = [1000, 60_000, 600_000];

/** Whoever is not in a group any more comes to none of its gatherings, whoever is under 16 to none of everyone, and whoever is banned for good to none. */
export function leaveEvents({ db, clock }: Pick<GatheringsDeps, 'db' | 'clock'>): EventHandler[] {
  return [
    defineEventHandler({
      name: 'take-back-answers-of-who-left-a-group',
      type: 'group-left',
      failure: 'What somebody who left a group had answered could not be taken back.',
      retryAfterMs: RETRIES,
      handle: ({ payload: { groupId, userId }, finishIn }) =>
        inTransaction(db, async (tx) => {
          await finishIn(tx);
          // Whoever has come back since keeps what they said.
          if (await standingIn(tx, groupId, userId)) return;
          await comeToNone(tx, userId, { audience: groupId, now: clock.now() });
          // Also where their account is gone, and with it what they had answered.
          await showGroup(tx, groupId, clock.now());
        }),
    }),
    defineEventHandler({
      name: 'take-back-answers-of-who-is-under-16',
      type: 'found-under-16',
      failure: 'What somebody under 16 had answered to gatherings of everyone could not be taken back.',
      retryAfterMs: RETRIES,
      handle: ({ payload: { userId }, finishIn }) =>
        inUserTransaction(db, userId, async (tx) => {
          await finishIn(tx);
          // Heard late, it may have been corrected since.
          if (!(await whoIsUnder16(tx, [userId])).has(userId)) return;
          const out = { audience: EVERYONE, now: clock.now(), evenIfCame: true };
          const left = await comeToNone(tx, userId, out);
          const those = left.map((id) => ({ id, group_id: null }));
          await showChange(tx, those, clock.now());
        }),
    }),
    // They could not even say that they do not come.
    defineEventHandler({
      name: 'take-back-answers-of-who-is-banned',
      type: 'person-banned',
      failure:
        'The seats of somebody who is banned for good could not be given to those who wait, or what they had answered not given back to them.',
      retryAfterMs: RETRIES,
      handle: ({ payload: { userId }, finishIn }) =>
        inUserTransaction(db, userId, async (tx) => {
          await finishIn(tx);
          const isOut = (await whoIsBannedForGood(tx, [userId])).has(userId);
          const change = isOut ? putAnswersAside : giveAnswersBack;
          const changed = await change(tx, userId, clock.now());
          await showChange(tx, await findOccurrences(tx, changed), clock.now());
        }),
    }),
  ];
}

/**
 * Somebody comes to no gathering of an audience any more, of all where it is null; who waits moves up. That they came to one that
 * still goes on stays noted, as of those that are over, unless they go `evenIfCame`.
 * @returns ids of those to which they do not come any more
 */
export async function comeToNone(
  tx: Tx,
  userId: string,
  { audience, now, evenIfCame = false }: { audience: string | null; now: number; evenIfCame?: boolean },
): Promise<string[]> {
  await deleteAside(tx, userId, audience);
  await deleteSeriesAnswersOf(tx, userId, audience);
  const left: string[] = [];
  for (const { id } of await answeredComing(tx, userId, now, audience).execute()) {
    const occurrence = await holdOccurrence(tx, id);
    const given = occurrence && (await findAnswer(tx, id, userId));
    if (!given || (given.came_at !== null && !evenIfCame)) continue;
    await movingUp(tx, occurrence, now, async () => {
      await bringNothing(tx, occurrence, userId, now);
      await deleteAnswer(tx, id, userId);
    });
    left.push(id);
    // Somebody may come to hundreds of evenings; others are served in between.
    await othersTurn();
  }
  return left;
}
