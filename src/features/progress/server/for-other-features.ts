import type { DbOrTx } from '#platform/server/db/database.ts';
import type { XPReason } from './progress-tables.ts';

/** Sum and number of a user's grants for one reason in a half-open span, for daily limits. */
export async function grantsBetween(
  db: DbOrTx,
  grant: { userId: string; reason: XPReason; from: number; to: number },
): Promise<{ count: number; amount: number }> {
  const row = await db
    .selectFrom('xp_grant')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('amount').as('amount')])
    .where('user_id', '=', grant.userId)
    .where('granted_at', '>=', grant.from)
    .where('granted_at', '<', grant.to)
    .where('reason', '=', grant.reason)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), amount: Number(row.amount ?? 0) };
}

export { awardXP, type XPAward } from './award-xp.ts';
