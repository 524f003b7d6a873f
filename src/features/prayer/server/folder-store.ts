import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { newId } from '#platform/server/ids.ts';
import type { PrayerFolder } from '../prayer-list.contract.ts';

/** The query for somebody's folders, in their order; as many as the limits allow. */
export function foldersOf(db: DbOrTx, userId: string) {
  return db
    .selectFrom('prayer_folder')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('id');
}

const foldersNow = prepared((db) => foldersOf(db, ''));

/** Those folders. */
export function findFolders(db: DbOrTx, userId: string): Promise<PrayerFolder[]> {
  return foldersNow(db, [userId]);
}

export function findFolder(db: DbOrTx, userId: string, id: string): Promise<PrayerFolder | undefined> {
  return db
    .selectFrom('prayer_folder')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A folder behind all others. The list is held. */
export async function createFolderRow(
  tx: Tx,
  folder: { userId: string; name: string; now: number },
): Promise<PrayerFolder> {
  const { userId, name, now } = folder;
  const id = newId(now);
  const { last } = await tx
    .selectFrom('prayer_folder')
    .select((eb) => eb.fn.max<number | null>('position').as('last'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('prayer_folder')
    .values({ id, user_id: userId, name, position: (last ?? -1) + 1, created_at: now })
    .execute();
  return { id, name };
}

export async function updateFolderRow(
  tx: Tx,
  userId: string,
  id: string,
  changes: { name: string } | { position: number },
): Promise<void> {
  await tx
    .updateTable('prayer_folder')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Its items stay on the list, in no folder. Says whether there was one. */
export async function deleteFolderRow(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('prayer_folder')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
