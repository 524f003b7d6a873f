import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { HouseObjectTable } from './files-tables.ts';

export type HouseObject = Selectable<HouseObjectTable>;

/** Whether the database has such objects at all: a backup is made, and restored, of one that is not up to date as well. */
export async function hasHouseObjects(db: DbOrTx): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === 'house_object');
}

/** All objects of a kind, in the order of their names. */
export function findHouseObjects(db: DbOrTx, kind: HouseObject['kind']): Promise<HouseObject[]> {
  return db.selectFrom('house_object').selectAll().where('kind', '=', kind).orderBy('name').execute();
}

const byId = prepared((db) => db.selectFrom('house_object').select('id').where('id', '=', ''));

/** Whether an object has its row. */
export async function isHouseObject(db: DbOrTx, id: string): Promise<boolean> {
  return (await byId(db, [id])).length > 0;
}

/** Notes an object whose bytes are in the store. @throws a unique violation when there is one of its kind and name. */
export async function createHouseObject(tx: Tx, object: HouseObject): Promise<void> {
  await tx.insertInto('house_object').values(object).execute();
}

/** Takes away the row of an object; its bytes are for the caller to discard (`discardKeys`). Undefined: there is none. */
export function deleteHouseObject(
  tx: Tx,
  { kind, name }: Pick<HouseObject, 'kind' | 'name'>,
): Promise<HouseObject | undefined> {
  return tx
    .deleteFrom('house_object')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes rows by their keys. */
export async function deleteHouseObjects(db: DbOrTx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('house_object').where('id', 'in', ids).execute();
}

/** At most `limit` of all, by their keys: those after `after`, or the first for ''. */
export function findHouseObjectsAfter(db: DbOrTx, after: string, limit: number): Promise<HouseObject[]> {
  return db
    .selectFrom('house_object')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
