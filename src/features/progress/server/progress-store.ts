import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { XPReason } from '../progress.rules.ts';
import type { XPGrantTable } from './progress-tables.ts';

const xpOfUser = prepared((db) => db.selectFrom('progress').select('current_xp').where('user_id', '=', ''));

/** How much XP somebody has; 0 before they earned any. */
export async function findXP(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await xpOfUser(db, [userId]);
  return row?.current_xp ?? 0;
}

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

/** A user's grants from the oldest on, those after one of them. */
export function grantsFromOldest(
  db: DbOrTx,
  wanted: { userId: string; after: Pick<XPGrantTable, 'granted_at' | 'id'> | null; limit: number },
) {
  const { userId, after, limit } = wanted;
  return db
    .selectFrom('xp_grant')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('granted_at', 'id'), '>', eb.tuple(after?.granted_at ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('granted_at')
    .orderBy('id')
    .limit(limit);
}
