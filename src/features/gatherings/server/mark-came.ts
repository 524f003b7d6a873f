import { membersWhoStay } from '#features/groups/server/for-other-features.ts';
import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { findUserById, whoIsBannedForGood, withRoleNow } from '#features/people/server/for-other-features.ts';
import { nextXP } from '#features/progress/progress.rules.ts';
import {
  awardXP,
  findPaidSources,
  giveBackXP,
  paidToday,
  takeBackXP,
} from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction, lockUser } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canMark } from '../gatherings.policy.ts';
import { EVERYONE, GATHERING_XP } from '../gatherings.rules.ts';
import type { Gathering } from '../gatherings-fields.ts';
import { deleteAnswer, findAnswer, saveAnswer, updateCame } from './answer-store.ts';
import { putAnswersAside } from './answers-of-banned.ts';
import { cameOnDay, findOwnNotes, hasOthersWhoCame } from './came-store.ts';
import { readerOf, standingTo } from './gathering-reader.ts';
import { findGathering } from './gathering-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { comeToNone } from './leave-gatherings.ts';
import { findOccurrences, type ShownOccurrence } from './occurrence-store.ts';
import { isOtherOfGroup } from './others-of-group.ts';
import { readGathering } from './present-gathering.ts';
import { findSeen, judgedOf } from './present-gatherings.ts';
import { gatheringClosed, noSuchGathering } from './refusals.ts';
import { showChange } from './show-change.ts';
import { holdSeen, type Named } from './take-part.ts';
import { LET_GO, untilHeld } from './until-held.ts';

/**
 * A host says that somebody came, who is paid for it once; or that it was a mistake. Of a group's event that is whoever is in the group, also
 * who had not said that they come. What a host notes of themselves is paid while
 * somebody else came, too, whoever notes those: nobody is paid on their own word alone. Holds all whose XP it may change, always in the
 * same order, and then the occurrence.
 */
export function markSomebody(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named & { personId: string },
  came: boolean,
): Promise<Gathering> {
  return untilHeld(() => markOrLetGo(deps, caller, named, came));
}

/** Lets everything go, unchanged, where a host has noted themselves before it held them: held out of order, two would wait for each other. */
function markOrLetGo(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named & { personId: string },
  came: boolean,
): Promise<Gathering | typeof LET_GO> {
  const { personId } = named;
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const seen = await findSeen(tx, await readerOf(tx, caller, now), named);
    const hosts = seen ? await findOwnNotes(tx, seen.id) : [];
    const held = new Set([caller.id, personId, ...hosts]);
    for (const id of [...held].toSorted()) await lockUser(tx, id);
    const reader = await readerOf(tx, await withRoleNow(tx, caller, now), now);
    const row = await holdSeen(tx, reader, named);
    if ((await findOwnNotes(tx, row.id)).some((id) => !held.has(id))) return LET_GO;
    const standing = standingTo(reader, row.audience);
    if (standing !== 'host') throw noSuchGathering();
    if (!canMark(standing, judgedOf(reader, row), now)) throw gatheringClosed();
    const answer = await findAnswer(tx, row.id, personId);
    // Who came without having said so has 'cant' in the row that the note made, which goes with it.
    const isSaid = answer !== undefined && answer.answer !== 'cant';
    if (!isSaid && !answer?.came_at && !(await isOtherOfGroup(tx, reader, row, personId)))
      throw noSuchGathering();
    const notedBy = came ? (personId === caller.id ? 'self' : 'host') : null;
    // What they noted of themselves another host may confirm; who noted it was not always kept.
    const isConfirmed = notedBy === 'host' && answer?.came_noted_by === 'self';
    const cameAt = answer?.came_at ?? null;
    if (came !== (cameAt !== null) || isConfirmed) {
      if (!answer) await saveAnswer(tx, { occurrenceId: row.id, userId: personId, answer: 'cant', now });
      await updateCame(tx, row.id, personId, {
        came_at: came ? (cameAt ?? now) : null,
        came_noted_by: notedBy,
      });
      if (notedBy !== 'self') await settleXP(tx, { userId: personId, row, isPaid: came, now });
      const settled = await settleOwnNotes(tx, row, now);
      const notice = { kind: 'gathering-came', subjectId: row.id, actorId: caller.id };
      await showChange(tx, [row], now, caller.id);
      if (came) await notify(tx, [{ userId: personId, ...notice, onceKey: `came:${row.id}` }], now);
      await sendLive(tx, [...new Set([caller.id, personId, ...settled])], [getCurrentUser.path], now);
      // What they had said themselves stays.
      const isOfNote = !isSaid && answer?.answered_at === answer?.came_at;
      if (!came && isOfNote) await deleteAnswer(tx, row.id, personId);
      if (!came) await leaveWhereOut(tx, row, personId, now);
    }
    return (await readGathering(tx, reader, named))!;
  });
}

/** @returns whose own notes were settled */
async function settleOwnNotes(tx: Tx, row: ShownOccurrence, now: number): Promise<string[]> {
  const hosts = await findOwnNotes(tx, row.id);
  for (const userId of hosts) {
    const isPaid = await hasOthersWhoCame(tx, row.id, userId);
    await settleXP(tx, { userId, row, isPaid, now });
  }
  return hosts;
}

/** Of who left the group, or was banned for good, while it goes on, that they came was kept; now nothing keeps them. */
async function leaveWhereOut(tx: Tx, row: ShownOccurrence, userId: string, now: number): Promise<void> {
  const { audience } = row;
  const isBanned = (await whoIsBannedForGood(tx, [userId])).has(userId);
  const isOut = audience !== EVERYONE && !(await membersWhoStay(tx, audience, [userId])).has(userId);
  if (!isBanned && !isOut) return;
  const left = isOut
    ? await comeToNone(tx, userId, { audience, now })
    : await putAnswersAside(tx, userId, now);
  await showChange(tx, await findOccurrences(tx, left), now);
}

/**
 * Pays for two of a day. It is the day of the gathering: a host who notes a whole month at once takes nothing from anybody. What was planned
 * only once it had begun can be of any day, and counts on that on which it is noted.
 */
async function settleXP(
  tx: Tx,
  { userId, row, isPaid, now }: { userId: string; row: ShownOccurrence; isPaid: boolean; now: number },
): Promise<void> {
  const reason = 'came_to_gathering';
  const source = { userId, reason, sourceId: row.id, now } as const;
  if (!isPaid) return void (await takeBackXP(tx, source));
  const timezone = (await findUserById(tx, userId))?.timezone ?? 'UTC';
  const paid = await paidToday(tx, { id: userId, timezone }, reason, now);
  const isPlannedBefore = ((await findGathering(tx, row.gathering_id))?.created_at ?? 0) <= row.starts_at;
  const before = isPlannedBefore ? await countPaidThatDay(tx, userId, row) : paid.count;
  const amount = nextXP(GATHERING_XP, before);
  if (isPlannedBefore && amount === 0) return;
  // What was paid and taken back before is given back instead.
  if ((await giveBackXP(tx, source)) === 0) await awardXP(tx, { ...source, amount, day: paid.day });
}

/** How many others of its day are paid; a host's own notes may not be. */
async function countPaidThatDay(tx: Tx, userId: string, row: ShownOccurrence): Promise<number> {
  const day = { day: row.local_start.slice(0, 10), except: row.id };
  const others = await cameOnDay(tx, userId, day).execute();
  const sourceIds = others.map(({ occurrence_id }) => occurrence_id);
  return (await findPaidSources(tx, { userId, reason: 'came_to_gathering', sourceIds })).length;
}
