import type { Tx } from '#platform/server/db/database.ts';
import { together } from '#platform/server/db/pipelined.ts';
import { newId } from '#platform/server/ids.ts';
import type { XPDay, XPReason } from '../progress.rules.ts';
import { addToTotal, createGrant } from './xp-grant-store.ts';

/** What is given for what; `sourceId` names the entry, chapter or session that earned it. */
export interface XPAward {
  userId: string;
  reason: XPReason;
  sourceId: string;
  /** Whole XP; 0 pays nothing and records nothing. */
  amount: number;
  now: number;
  /** The day that it counts on, from `paidToday`, which was asked in the same transaction. */
  day: XPDay;
}

/**
 * The only place where XP changes. Call it inside the transaction of what earned it: the grant, the total and the cause
 * are kept together or not at all. A source that was paid already pays nothing.
 * @returns what was paid now: `amount` or 0.
 */
export async function awardXP(tx: Tx, award: XPAward): Promise<number> {
  const { userId, reason, sourceId, amount, now, day } = award;
  if (amount <= 0) return 0;
  const grant = {
    id: newId(now),
    user_id: userId,
    reason,
    source_id: sourceId,
    amount,
    // What is of an earlier moment, as a chapter read without a connection, counts among what the day pays all the same.
    granted_at: Math.max(now, day.startedAt),
    xp_day: day.date,
    xp_day_started_at: day.startedAt,
  };
  // The total grows by the grant that stands in the table: one that was not written adds nothing.
  const [, isPaid] = await together(createGrant(tx, grant), addToTotal(tx, grant.id));
  return isPaid ? amount : 0;
}
