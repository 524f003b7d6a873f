import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
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

/** Those of these objects whose bytes are there, by their keys. */
export async function findObjectsByIds(
  db: DbOrTx,
  ids: readonly string[],
): Promise<Map<string, CompleteObject>> {
  const found = new Map<string, CompleteObject>();
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE);
    const rows = await db.selectFrom('stored_object').selectAll().where('id', 'in', some).execute();
    for (const row of rows) if (isComplete(row)) found.set(row.id, row);
  }
  return found;
}

/** As many as a statement has room for. */
const IDS_AT_ONCE = 500;

/** A file, held until the transaction ends: it is not deleted while something is made to point to it. */
export function holdFile(tx: Tx, id: string): Promise<StoredObject | undefined> {
  const query = tx.selectFrom('stored_object').selectAll().where('id', '=', id).where('kind', '=', 'file');
  return hold(query, tx).executeTakeFirst();
}

/** What only files have. */
const NO_FILE = { name: null, upload_id: null, announced: null, reserved: null };

export async function createObject(
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

/** At most `limit` of a user's objects of this kind, oldest first: those after `last`, or the first. */
export function findObjectsPage(
  db: DbOrTx,
  options: { userId: string; kind: ObjectKind; last: StoredObject | null; limit: number },
): Promise<StoredObject[]> {
  return db
    .selectFrom('stored_object')
    .selectAll()
    .where('user_id', '=', options.userId)
    .where('kind', '=', options.kind)
    .where('id', '>', options.last?.id ?? '')
    .orderBy('id')
    .limit(options.limit)
    .execute();
}

/** Ids of uploads that came before `before` (epoch ms) and that nothing uses. */
export async function findUnclaimedUploads(db: DbOrTx, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_object')
    .select('id')
    .where('kind', '=', 'upload')
    .where('created_at', '<', before)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these ids have a row, whosever objects they are. */
export async function findKnownIds(db: DbOrTx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stored_object')
    .select('id')
    .where('id', 'in', ids)
    .unionAll(db.selectFrom('house_object').select('id').where('id', 'in', ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether the store has to have anything. */
export async function hasStoredObjects(db: DbOrTx): Promise<boolean> {
  const row = await db
    .selectFrom('stored_object')
    .select('id')
    .where('stored_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (row !== undefined) return true;
  return (await db.selectFrom('house_object').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Deletes all rows of a user and answers what the store may have of them. */
export function deleteObjectsOf(
  tx: Tx,
  userId: string,
): Promise<Pick<StoredObject, 'id' | 'upload_id' | 'stored_at'>[]> {
  return tx
    .deleteFrom('stored_object')
    .where('user_id', '=', userId)
    .returning(['id', 'upload_id', 'stored_at'])
    .execute();
}

/** Deletes rows; returns how many there were. The bytes are to be removed after the commit. */
export async function deleteObjects(tx: DbOrTx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await tx.deleteFrom('stored_object').where('id', 'in', ids).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** How many objects of each person are stored and what they take, in the order of their ids after `last`; '' begins. */
export async function findFilesByPerson(
  db: DbOrTx,
  last: string,
  limit: number,
): Promise<{ id: string; count: number; bytes: number }[]> {
  const rows = await db
    .selectFrom('stored_object')
    .select((eb) => [
      'user_id as id',
      eb.fn.count<number | string>('size').as('count'),
      eb.fn.coalesce(eb.fn.sum<number | string>('size'), eb.lit(0)).as('bytes'),
    ])
    .where('user_id', '>', last)
    .groupBy('user_id')
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ id, count, bytes }) => ({ id, count: Number(count), bytes: Number(bytes) }));
}
