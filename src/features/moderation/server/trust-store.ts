import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { TrustTable } from './moderation-tables.ts';

export type TrustRow = Selectable<TrustTable>;

export function findTrust(db: DbOrTx, userId: string): Promise<TrustRow | undefined> {
  return db.selectFrom('trust').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function createOrUpdateTrust(tx: Tx, row: TrustRow): Promise<void> {
  const { user_id, ...changes } = row;
  await tx
    .insertInto('trust')
    .values(row)
    .onConflict((oc) => oc.column('user_id').doUpdateSet(changes))
    .execute();
}
