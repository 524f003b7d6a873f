import type { Insertable, Selectable, Updateable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { PrayerTestimonyTable } from './prayer-tables.ts';

export type TestimonyRow = Selectable<PrayerTestimonyTable>;

/** By the id of its request. */
export function findTestimony(db: DbOrTx, requestId: string): Promise<TestimonyRow | undefined> {
  return db.selectFrom('prayer_testimony').selectAll().where('request_id', '=', requestId).executeTakeFirst();
}

export async function createTestimony(tx: Tx, row: Insertable<PrayerTestimonyTable>): Promise<void> {
  await tx.insertInto('prayer_testimony').values(row).execute();
}

export async function updateTestimony(
  tx: Tx,
  requestId: string,
  changes: Updateable<PrayerTestimonyTable>,
): Promise<void> {
  await tx.updateTable('prayer_testimony').set(changes).where('request_id', '=', requestId).execute();
}

export async function deleteTestimony(tx: Tx, requestId: string): Promise<void> {
  await tx.deleteFrom('prayer_testimony').where('request_id', '=', requestId).execute();
}
