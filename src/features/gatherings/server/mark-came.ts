import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { findUserById, withRoleNow } from '#features/people/server/for-other-features.ts';
import { nextXP } from '#features/progress/progress.rules.ts';
import { awardXP, giveBackXP, paidToday, takeBackXP } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction, lockUser } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canMark } from '../gatherings.policy.ts';
import { GATHERING_XP } from '../gatherings.rules.ts';
import type { Gathering } from '../gatherings-fields.ts';
import { findAnswer, updateCame } from './answer-store.ts';
import { cameOnDay, hasOthersWhoCame } from './came-store.ts';
import { readerOf, standingTo } from './gathering-reader.ts';
import { findGathering } from './gathering-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import type { ShownOccurrence } from './occurrence-store.ts';
import { readGathering } from './present-gathering.ts';
import { judgedOf } from './present-gatherings.ts';
import { gatheringClosed, noSuchGathering } from './refusals.ts';
import { showChange } from './show-change.ts';
import { holdSeen, type Named } from './take-part.ts';

/**
 * A host says that somebody came, who is paid for it once; or that it was a mistake. What a host notes of themselves is paid while
 * somebody else came, too: nobody is paid on their own word alone. Holds both, always in the same order.
 */
export function markSomebody(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named & { personId: string },
  came: boolean,
): Promise<Gathering> {
  const { personId } = named;
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    for (const id of [caller.id, personId].toSorted()) await lockUser(tx, id);
    const reader = await readerOf(tx, await withRoleNow(tx, caller, now), now);
    const row = await holdSeen(tx, reader, named);
    const standing = standingTo(reader, row.audience);
    if (standing !== 'host') throw noSuchGathering();
    if (!canMark(standing, judgedOf(reader, row), now)) throw gatheringClosed();
    const answer = await findAnswer(tx, row.id, personId);
    if (!answer || answer.answer === 'cant') throw noSuchGathering();
    if (came !== (answer.came_at !== null)) {
      await updateCame(tx, row.id, personId, came ? now : null);
      if (personId !== caller.id) await settleXP(tx, { userId: personId, row, isPaid: came, now });
      await settleOwnXP(tx, { userId: caller.id, row, now });
      const notice = { kind: 'gathering-came', subjectId: row.id, actorId: caller.id };
      await showChange(tx, [row], now, caller.id);
      if (came) await notify(tx, [{ userId: personId, ...notice, onceKey: `came:${row.id}` }], now);
      await sendLive(tx, [...new Set([caller.id, personId])], [getCurrentUser.path], now);
    }
    return (await readGathering(tx, reader, named))!;
  });
}

async function settleOwnXP(
  tx: Tx,
  { userId, row, now }: { userId: string; row: ShownOccurrence; now: number },
): Promise<void> {
  const hasCome = ((await findAnswer(tx, row.id, userId))?.came_at ?? null) !== null;
  const isPaid = hasCome && (await hasOthersWhoCame(tx, row.id, userId));
  await settleXP(tx, { userId, row, isPaid, now });
}

/**
 * Pays for two of a day. It is the day of the gathering: a host who notes a whole month at once takes nothing from anybody. What was planned
 * only once it had begun can be of any day, and counts on that on which it is noted.
 */
async function settleXP(
  tx: Tx,
  { userId, row, isPaid, now }: { userId: string; row: ShownOccurrence; isPaid: boolean; now: number },
): Promise<void> {
  const source = { userId, reason: 'came_to_gathering', sourceId: row.id, now } as const;
  if (!isPaid) return void (await takeBackXP(tx, source));
  const timezone = (await findUserById(tx, userId))?.timezone ?? 'UTC';
  const paid = await paidToday(tx, { id: userId, timezone }, 'came_to_gathering', now);
  const day = { day: row.local_start.slice(0, 10), except: row.id };
  const isPlannedBefore = ((await findGathering(tx, row.gathering_id))?.created_at ?? 0) <= row.starts_at;
  const before = isPlannedBefore ? (await cameOnDay(tx, userId, day).execute()).length : paid.count;
  const amount = nextXP(GATHERING_XP, before);
  // What was paid and taken back before is given back instead.
  if ((await giveBackXP(tx, source)) === 0) await awardXP(tx, { ...source, amount, day: paid.day });
}
