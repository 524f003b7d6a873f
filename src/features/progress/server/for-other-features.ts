import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { XPReason } from '../progress.rules.ts';

const sumOfGrants = prepared((db) =>
  db
    .selectFrom('xp_grant')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('amount').as('amount')])
    .where('user_id', '=', '')
    .where('granted_at', '>=', 0)
    .where('granted_at', '<', 0)
    .where('reason', '=', 'journal_entry'),
);

/** Sum and number of a user's grants for one reason in a half-open span, for daily limits. */
export async function grantsBetween(
  db: DbOrTx,
  grant: { userId: string; reason: XPReason; from: number; to: number },
): Promise<{ count: number; amount: number }> {
  const [row] = await sumOfGrants(db, [grant.userId, grant.from, grant.to, grant.reason]);
  return { count: Number(row?.count ?? 0), amount: Number(row?.amount ?? 0) };
}

export { awardXP } from './award-xp.ts';
export { findXP, progressOf } from './progress-of.ts';
