import { membersWhoStay } from '#features/groups/server/for-other-features.ts';
import { whoIsBannedForGood, withRoleNow } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { GATHERING_LIMITS, type GatheringAnswer } from '../gatherings.rules.ts';
import { createAnswers } from './answer-store.ts';
import { createAside } from './aside-store.ts';
import { readerOf } from './gathering-reader.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { type GatheringBody, planGathering } from './make-gathering.ts';
import { firstComing } from './occurrence-store.ts';

/**
 * Makes a gathering of a group to which people have answered before it was planned, in a transaction that holds the caller.
 * @param said who answered first first; those of who is not in the group any more are left out, those of who is banned for good put aside, and at most
 *   `GATHERING_LIMITS.answers` of those who come kept
 * @returns the name of its first occurrence
 * @throws AppError where the caller may not, its times or words are refused, or there are as many as can be
 */
export async function planAnswered(
  tx: Tx,
  deps: GatheringsDeps,
  { caller, now }: { caller: Caller; now: number },
  body: GatheringBody & { groupId: string },
  said: readonly { userId: string; answer: GatheringAnswer }[],
): Promise<{ gatheringId: string; start: string }> {
  const reader = await readerOf(tx, await withRoleNow(tx, caller, now), now);
  const { id } = await planGathering(tx, deps, { caller, reader }, body);
  const first = (await firstComing(tx, id, now))!;
  // Whoever plans it comes to it, where they have not said otherwise.
  const isSaid = said.some(({ userId }) => userId === caller.id);
  const answers = isSaid ? said : [{ userId: caller.id, answer: 'going' as const }, ...said];
  // Who leaves the group from now on waits for this, and is taken out of the event afterwards.
  const ids = answers.map(({ userId }) => userId);
  const stay = await membersWhoStay(tx, body.groupId, ids);
  const banned = await whoIsBannedForGood(tx, ids);
  const kept = answers.filter(({ userId }) => stay.has(userId) && !banned.has(userId));
  const coming = kept.filter(({ answer }) => answer !== 'cant').slice(0, GATHERING_LIMITS.answers);
  const declined = kept.filter(({ answer }) => answer === 'cant');
  await createAnswers(tx, first.id, [...coming, ...declined], now);
  const aside = answers.filter(({ userId }) => stay.has(userId) && banned.has(userId));
  await createAside(
    tx,
    aside.map(({ userId, answer }) => ({
      user_id: userId,
      occurrence_id: first.id,
      answer,
      lines: JSON.stringify([]),
    })),
  );
  return { gatheringId: id, start: first.start };
}
