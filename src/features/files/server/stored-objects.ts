import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { StoredBytes } from '#platform/server/object-store/object-store.ts';
import type { ObjectKind } from '../uploads.rules.ts';
import type { StoredObjectTable } from './files-tables.ts';

export type StoredObject = Selectable<StoredObjectTable>;

/** An object whose bytes are there. */
export type CompleteObject = StoredObject & StoredBytes & { stored_at: number };

export function isComplete(object: StoredObject | undefined): object is CompleteObject {
  return object?.stored_at != null && object.size !== null && object.etag !== null;
}

export function findObject(db: DbOrTx, id: string, kind: ObjectKind): Promise<StoredObject | undefined> {
  return db
    .selectFrom('stored_object')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** What only files have. */
const NO_FILE = { name: null, upload_id: null, announced: null, reserved: null };

export async function insertObject(
  tx: Tx,
  object: Omit<StoredObject, keyof typeof NO_FILE> & Partial<StoredObject>,
): Promise<void> {
  await tx
    .insertInto('stored_object')
    .values({ ...NO_FILE, ...object })
    .execute();
}

/** Notes that an upload's bytes are there; false when it has been removed meanwhile. */
export async function markStored(
  db: DbOrTx,
  id: string,
  { size, etag }: StoredBytes,
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable('stored_object')
    .set({ size, etag, stored_at: now })
    .where('id', '=', id)
    .where('kind', '=', 'upload')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Uploads of a user that have not become a picture yet, newest first. */
export function findUploadIds(tx: Tx, userId: string): Promise<{ id: string }[]> {
  return tx
    .selectFrom('stored_object')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'upload')
    .orderBy('id', 'desc')
    .execute();
}

/** Removes rows; returns how many there were. The bytes are to be removed after the commit. */
export async function deleteObjects(tx: DbOrTx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await tx.deleteFrom('stored_object').where('id', 'in', ids).executeTakeFirst();
  return Number(result.numDeletedRows);
}
