import type { Tx } from '#platform/server/db/database.ts';
import { lockUser } from '#platform/server/db/transaction.ts';
import { newId } from '#platform/server/ids.ts';
import type { XPReason } from '../progress.rules.ts';
import { addToTotal, createReversal, findGrant } from './xp-grant-store.ts';

/** Whose XP, and what it was given for, in the terms of `awardXP`. */
export interface XPSource {
  userId: string;
  reason: XPReason;
  sourceId: string;
  now: number;
}

/**
 * Takes back the XP that something earned, when a moderator hides it, or somebody says that they did not do it: by a negative grant, so that the total stays the sum
 * of the grants. Only what was paid is taken, and only once, so that nobody ever has less than 0. What was opened stays
 * open (but see docs/decisions/010), and the day's limit stays used. Holds the person's row for the rest of the transaction.
 * @returns how much was taken now; 0 when nothing was paid for it, or it is taken back already.
 */
export function takeBackXP(tx: Tx, source: XPSource): Promise<number> {
  return reverse(tx, source, 'xp_taken_back');
}

/** Undoes `takeBackXP`. @returns how much was given back now; 0 when nothing had been taken. */
export function giveBackXP(tx: Tx, source: XPSource): Promise<number> {
  return reverse(tx, source, 'xp_given_back');
}

async function reverse(
  tx: Tx,
  { userId, reason, sourceId, now }: XPSource,
  by: 'xp_taken_back' | 'xp_given_back',
): Promise<number> {
  await lockUser(tx, userId);
  const grant = await findGrant(tx, { userId, reason, sourceId });
  if (!grant) return 0;
  // Each reversal turns it over once more: after an odd number of them it is taken back.
  const isTaken = grant.reversals % 2 === 1;
  if (isTaken === (by === 'xp_taken_back')) return 0;
  const id = newId(now);
  await createReversal(tx, {
    id,
    userId,
    reason: by,
    sourceId: `${grant.id}.${grant.reversals + 1}`,
    amount: by === 'xp_taken_back' ? -grant.amount : grant.amount,
    now,
    reversesId: grant.id,
  });
  await addToTotal(tx, id);
  return grant.amount;
}
