import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { PushDeviceTable } from './reminder-tables.ts';

/**
 * Takes a browser in. An address belongs to who has it last, and a session to one browser: whatever was known of either goes, and
 * of more than `most` the oldest.
 */
export async function createPushDevice(tx: Tx, device: PushDeviceTable, most: number): Promise<void> {
  await tx
    .deleteFrom('push_device')
    .where((eb) => eb.or([eb('endpoint', '=', device.endpoint), eb('session_id', '=', device.session_id)]))
    .execute();
  await tx.insertInto('push_device').values(device).execute();
  const kept = tx
    .selectFrom('push_device')
    .select('id')
    .where('user_id', '=', device.user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  await tx
    .deleteFrom('push_device')
    .where('user_id', '=', device.user_id)
    .where('id', 'not in', kept)
    .execute();
}

/** Somebody's browsers, the oldest first. */
export function findPushDevices(db: DbOrTx, userId: string): Promise<PushDeviceTable[]> {
  return db
    .selectFrom('push_device')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPushDevice(db: DbOrTx, id: string): Promise<PushDeviceTable | undefined> {
  return db.selectFrom('push_device').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updatePushSuccess(db: DbOrTx, id: string, now: number): Promise<void> {
  await db.updateTable('push_device').set({ success_at: now }).where('id', '=', id).execute();
}

export async function deletePushDevice(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom('push_device').where('id', '=', id).execute();
}

export async function deletePushDeviceOf(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('push_device').where('session_id', '=', sessionId).execute();
}

export async function deletePushDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('push_device').where('user_id', '=', userId).execute();
}
