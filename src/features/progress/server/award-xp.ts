import type { Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { newId } from '#platform/server/ids.ts';
import type { XPReason } from '../progress.rules.ts';

/** What is given for what; `sourceId` names the entry, chapter or session that earned it. */
export interface XPAward {
  userId: string;
  reason: XPReason;
  sourceId: string;
  /** Whole XP; 0 pays nothing and records nothing. */
  amount: number;
  now: number;
}

/** One row, or none when this source was paid before. */
const insertion = prepared((db) =>
  db
    .insertInto('xp_grant')
    .values({ id: '', user_id: '', reason: 'journal_entry', source_id: '', amount: 0, granted_at: 0 })
    .onConflict((conflict) => conflict.columns(['user_id', 'reason', 'source_id']).doNothing())
    .returning('id'),
);

const addition = prepared((db) =>
  db
    .insertInto('progress')
    .values({ user_id: '', current_xp: 0 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ current_xp: eb('progress.current_xp', '+', eb.ref('excluded.current_xp')) })),
    ),
);

/**
 * The only place where XP changes. Call it inside the transaction of what earned it: the grant, the total and the cause
 * are kept together or not at all. A source that was paid already pays nothing.
 * @returns what was paid now: `amount` or 0.
 */
export async function awardXP(tx: Tx, award: XPAward): Promise<number> {
  const { userId, reason, sourceId, amount, now } = award;
  if (amount <= 0) return 0;
  const paid = await insertion(tx, [newId(now), userId, reason, sourceId, amount, now]);
  if (paid.length === 0) return 0;
  await addition(tx, [userId, amount]);
  return amount;
}
