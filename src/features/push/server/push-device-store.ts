import type { ExpressionBuilder } from 'kysely';
import type { Database, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { Purpose } from '../push.rules.ts';
import type { PushDeviceTable } from './push-tables.ts';

type NewDevice = Omit<PushDeviceTable, 'success_at' | 'for_reminder' | 'for_news'>;

/**
 * Takes a browser in for a purpose; what it was for already it stays for. An address belongs to who has it last, and a session to one
 * browser: whatever else was known of either goes, and of more than `most` the oldest.
 */
export async function createPushDevice(
  tx: Tx,
  device: NewDevice,
  { purpose, most }: { purpose: Purpose; most: number },
): Promise<void> {
  const known = await tx
    .deleteFrom('push_device')
    .where((eb) => eb.or([eb('endpoint', '=', device.endpoint), eb('session_id', '=', device.session_id)]))
    .returning(['user_id', 'for_reminder', 'for_news'])
    .execute();
  // Also where they have signed in anew in the same browser.
  const theirs = known.filter(({ user_id }) => user_id === device.user_id);
  const wasFor = (column: 'for_reminder' | 'for_news') => theirs.some((row) => row[column] === 1);
  const row: PushDeviceTable = {
    ...device,
    success_at: null,
    for_reminder: purpose === 'reminder' || wasFor('for_reminder') ? 1 : 0,
    for_news: purpose === 'news' || wasFor('for_news') ? 1 : 0,
  };
  await tx
    .insertInto('push_device')
    .values(row)
    // Somebody else took the same address in at this moment: it belongs to who has it last.
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
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

/** Whether the person of a row wants what is new by push on any device. */
export function wantsNewsByPush(eb: ExpressionBuilder<Database, 'user'>) {
  return eb.exists(
    eb
      .selectFrom('push_device')
      .select('push_device.id')
      .whereRef('push_device.user_id', '=', 'user.id')
      .where('push_device.for_news', '=', 1),
  );
}

export async function updatePushSuccess(db: DbOrTx, id: string, now: number): Promise<void> {
  await db.updateTable('push_device').set({ success_at: now }).where('id', '=', id).execute();
}

export async function deletePushDevice(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom('push_device').where('id', '=', id).execute();
}

/** A purpose ends on all devices of somebody, or on that of one session. What is for nothing else is forgotten. */
export async function endPurpose(
  tx: Tx,
  purpose: Purpose,
  { userId, sessionId }: { userId: string; sessionId?: string },
): Promise<void> {
  const ended = purpose === 'reminder' ? 'for_reminder' : 'for_news';
  const other = purpose === 'reminder' ? 'for_news' : 'for_reminder';
  let forgotten = tx.deleteFrom('push_device').where('user_id', '=', userId).where(other, '=', 0);
  let kept = tx
    .updateTable('push_device')
    .set({ [ended]: 0 })
    .where('user_id', '=', userId);
  if (sessionId !== undefined) {
    forgotten = forgotten.where('session_id', '=', sessionId);
    kept = kept.where('session_id', '=', sessionId);
  }
  await forgotten.execute();
  await kept.execute();
}
