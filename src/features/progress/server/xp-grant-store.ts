import type { Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { XPReason } from '../progress.rules.ts';
import type { XPGrantTable } from './progress-tables.ts';

/* What changes XP. `award-xp.ts` and `take-back-xp.ts` alone import it: `npm run check` holds that. */

const insertion = prepared((db) =>
  db
    .insertInto('xp_grant')
    .values({
      id: '',
      user_id: '',
      reason: 'journal_entry',
      source_id: '',
      amount: 0,
      granted_at: 0,
      xp_day: '',
      xp_day_started_at: 0,
      reverses_id: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'reason', 'source_id']).doNothing()),
);

const addition = prepared((db) =>
  db
    .insertInto('progress')
    .columns(['user_id', 'current_xp'])
    .expression((eb) => eb.selectFrom('xp_grant').select(['user_id', 'amount']).where('id', '=', ''))
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ current_xp: eb('progress.current_xp', '+', eb.ref('excluded.current_xp')) })),
    )
    .returning('user_id'),
);

/** Writes a grant, unless its source was paid before. */
export async function createGrant(tx: Tx, grant: Omit<XPGrantTable, 'reverses_id'>): Promise<void> {
  const { id, user_id, reason, source_id, amount, granted_at, xp_day, xp_day_started_at } = grant;
  await insertion(tx, [id, user_id, reason, source_id, amount, granted_at, xp_day, xp_day_started_at, null]);
}

/** Adds a grant to the XP of whose it is. @returns whether there is such a grant. */
export async function addToTotal(tx: Tx, grantId: string): Promise<boolean> {
  return (await addition(tx, [grantId])).length > 0;
}

/** What was paid for a source, and how often that was turned over since; undefined: nothing was. */
export async function findGrant(
  tx: Tx,
  { userId, reason, sourceId }: { userId: string; reason: XPReason; sourceId: string },
): Promise<{ id: string; amount: number; reversals: number } | undefined> {
  const row = await tx
    .selectFrom('xp_grant')
    .select((eb) => [
      'id',
      'amount',
      eb
        .selectFrom('xp_grant as reversal')
        .whereRef('reversal.reverses_id', '=', 'xp_grant.id')
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('reversals'),
    ])
    .where('user_id', '=', userId)
    .where('reason', '=', reason)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row && { ...row, reversals: Number(row.reversals) };
}

/** Writes a grant that reverses another. It counts on the day of the last one before it, so that no day begins by it. */
export async function createReversal(
  tx: Tx,
  reversal: {
    id: string;
    userId: string;
    reason: XPReason;
    sourceId: string;
    amount: number;
    now: number;
    reversesId: string;
  },
): Promise<void> {
  const { id, userId, reason, sourceId, amount, now, reversesId } = reversal;
  const last = await tx
    .selectFrom('xp_grant')
    .select(['xp_day', 'xp_day_started_at'])
    .where('user_id', '=', userId)
    .orderBy('granted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto('xp_grant')
    .values({
      id,
      user_id: userId,
      reason,
      source_id: sourceId,
      amount,
      granted_at: now,
      xp_day: last?.xp_day ?? null,
      xp_day_started_at: last?.xp_day_started_at ?? null,
      reverses_id: reversesId,
    })
    .execute();
}
