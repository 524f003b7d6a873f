import type { Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { XPGrantTable } from './progress-tables.ts';

/* What changes XP. `award-xp.ts` alone imports it: `npm run check` holds that. */

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
export async function createGrant(tx: Tx, grant: XPGrantTable): Promise<void> {
  const { id, user_id, reason, source_id, amount, granted_at, xp_day, xp_day_started_at } = grant;
  await insertion(tx, [id, user_id, reason, source_id, amount, granted_at, xp_day, xp_day_started_at]);
}

/** Adds a grant to the XP of whose it is. @returns whether there is such a grant. */
export async function addToTotal(tx: Tx, grantId: string): Promise<boolean> {
  return (await addition(tx, [grantId])).length > 0;
}
