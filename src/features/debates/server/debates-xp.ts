import { requireUser } from '#features/people/server/for-other-features.ts';
import { awardXP, giveBackXP, paidToday, takeBackXP } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { DEBATE_XP } from '../debates.rules.ts';
import { hasStandingClaim } from './words-store.ts';

/** What a debate pays for, as the ledger keeps it, and how much it is. */
const PAYS = {
  debate_claim: DEBATE_XP.firstClaim,
  debate_other_side: DEBATE_XP.otherSide,
  debate_changed_a_mind: DEBATE_XP.changedAMind,
  debate_mind: DEBATE_XP.mindChanged,
} as const;

/** @param sourceId names nobody: it is in the export of whoever was paid. */
export async function pay(
  tx: Tx,
  {
    userId,
    reason,
    sourceId,
    now,
  }: { userId: string; reason: keyof typeof PAYS; sourceId: string; now: number },
): Promise<number> {
  const { timezone } = await requireUser(tx, userId);
  const { day } = await paidToday(tx, { id: userId, timezone: timezone ?? 'UTC' }, reason, now);
  return awardXP(tx, { userId, reason, sourceId, amount: PAYS[reason], now, day });
}

/**
 * For the first claim of a week. Whoever had lost it with all of theirs, since they took them back or a moderator hid them, has it
 * again with the next one that others can read.
 */
export async function payForClaim(
  tx: Tx,
  {
    userId,
    debateId,
    isFirst,
    isHeld,
    now,
  }: { userId: string; debateId: string; isFirst: boolean; isHeld: boolean; now: number },
): Promise<number> {
  const source = { userId, reason: 'debate_claim', sourceId: debateId, now } as const;
  return (isFirst && (await pay(tx, source))) || (isHeld ? 0 : giveBackXP(tx, source));
}

/** The XP of a week's first claim stands as long as one of their claims in it does. Holds the person. */
export async function settleClaimXP(
  tx: Tx,
  { userId, debateId, now }: { userId: string; debateId: string; now: number },
): Promise<void> {
  const source = { userId, reason: 'debate_claim', sourceId: debateId, now } as const;
  if (await hasStandingClaim(tx, debateId, userId)) await giveBackXP(tx, source);
  else await takeBackXP(tx, source);
}
