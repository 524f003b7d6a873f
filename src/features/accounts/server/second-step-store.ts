import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { SecondStepTable } from './accounts-tables.ts';

/** A user's second step, set up or only begun. */
export function findSecondStep(db: DbOrTx, userId: string): Promise<SecondStepTable | undefined> {
  return db.selectFrom('second_step').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Keeps a new key in place of one that was begun before. */
export async function saveBegunStep(
  tx: Tx,
  step: Pick<SecondStepTable, 'user_id' | 'sealed_key' | 'begun_at'>,
): Promise<void> {
  await tx.deleteFrom('second_step').where('user_id', '=', step.user_id).execute();
  const fresh = { set_up_at: null, last_counter: null, wrong_codes: 0, wrong_since: null };
  await tx
    .insertInto('second_step')
    .values({ ...step, ...fresh })
    .execute();
}

export async function updateSecondStep(
  tx: Tx,
  userId: string,
  changes: Partial<Pick<SecondStepTable, 'set_up_at' | 'last_counter' | 'wrong_codes' | 'wrong_since'>>,
): Promise<void> {
  await tx.updateTable('second_step').set(changes).where('user_id', '=', userId).execute();
}

/** Deletes the key and the backup codes. Says whether there was a key. */
export async function deleteSecondStep(tx: Tx, userId: string): Promise<boolean> {
  await tx.deleteFrom('backup_code').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('second_step')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Backup codes by their hashes, in place of all earlier ones. */
export async function replaceBackupCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('backup_code').where('user_id', '=', userId).execute();
  await tx
    .insertInto('backup_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses a backup code up. Says whether there was such a code. */
export async function deleteBackupCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('backup_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countBackupCodes(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('backup_code')
    .select((eb) => eb.fn.countAll<number | bigint>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
