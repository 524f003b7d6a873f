import type { DbOrTx } from '#platform/server/db/database.ts';
import type { ListedObject, ObjectIndex } from '#platform/server/keeping/listed-object.ts';
import {
  deleteHouseObjects,
  findHouseObjectsAfter,
  type HouseObject,
  hasHouseObjects,
} from './house-object-store.ts';
import { deleteObjects, findKnownIds, type StoredObject } from './stored-object-store.ts';

const PAGE = 500;

/** Every object that a row promises, or whose bytes may have come straight to the store without being noticed yet. */
export const objectIndex: ObjectIndex = {
  async *pages(db) {
    yield* pagesOf((after) => pageAfter(db, after), listed);
    if (await hasHouseObjects(db))
      yield* pagesOf((after) => findHouseObjectsAfter(db, after, PAGE), listedOfHouse);
  },
  known: findKnownIds,
  async forget(db, keys) {
    await deleteObjects(db, keys);
    if (await hasHouseObjects(db)) await deleteHouseObjects(db, keys);
  },
};

/** Rows by their keys, a page at a time, until there are none. */
async function* pagesOf<Row extends { id: string }>(
  load: (after: string) => Promise<Row[]>,
  present: (row: Row) => ListedObject,
): AsyncGenerator<ListedObject[]> {
  for (let after = ''; ; ) {
    const rows = await load(after);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows.map(present);
  }
}

function pageAfter(db: DbOrTx, after: string): Promise<StoredObject[]> {
  return (
    db
      .selectFrom('stored_object')
      .selectAll()
      .where('id', '>', after)
      // Of an upload in parts there is no object before its end.
      .where((eb) => eb.or([eb('stored_at', 'is not', null), eb('upload_id', 'is', null)]))
      .orderBy('id')
      .limit(PAGE)
      .execute()
  );
}

/** What was uploaded for a picture may be sent again to the same address, so its bytes are not fixed. */
function listed({ id, kind, content_type, size, etag, stored_at }: StoredObject): ListedObject {
  const isFixed = kind !== 'upload' && stored_at !== null;
  return {
    key: id,
    contentType: content_type,
    size: isFixed ? size : null,
    etag: isFixed ? etag : null,
    isThere: stored_at !== null,
  };
}

function listedOfHouse({ id, content_type, size, etag }: HouseObject): ListedObject {
  return { key: id, contentType: content_type, size, etag, isThere: true };
}
