import type { Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { XPGrantTable } from './progress-tables.ts';

/* What changes XP. `award-xp.ts` alone imports it: `npm run check` holds that. */

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

/** Writes a grant. @returns false when this source was paid before. */
export async function createGrant(tx: Tx, grant: XPGrantTable): Promise<boolean> {
  const { id, user_id, reason, source_id, amount, granted_at } = grant;
  const created = await insertion(tx, [id, user_id, reason, source_id, amount, granted_at]);
  return created.length > 0;
}

/** Adds to somebody's XP. */
export async function addToTotal(tx: Tx, userId: string, amount: number): Promise<void> {
  await addition(tx, [userId, amount]);
}
