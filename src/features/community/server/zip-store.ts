import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import type { ZipState } from '../zips.rules.ts';

/** A zip that somebody asked for. Times are UTC epoch milliseconds. */
interface GroupZipTable {
  id: string;
  user_id: string;
  group_id: string | null;
  group_name: string;
  state: ZipState;
  /** Its bytes; null until it is ready. */
  object_id: string | null;
  asked_at: number;
  kept_until: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    group_zip: GroupZipTable;
  }
}

export type ZipRow = Selectable<GroupZipTable> & { size: number | null };

function withSize(db: DbOrTx) {
  return db
    .selectFrom('group_zip')
    .leftJoin('stored_object', 'stored_object.id', 'group_zip.object_id')
    .selectAll('group_zip')
    .select('stored_object.size');
}

/** The latest first; there are a few at most. */
export function findZips(db: DbOrTx, userId: string): Promise<ZipRow[]> {
  return withSize(db)
    .where('group_zip.user_id', '=', userId)
    .orderBy('group_zip.asked_at', 'desc')
    .orderBy('group_zip.id', 'desc')
    .limit(20)
    .execute();
}

export function findZip(db: DbOrTx, id: string): Promise<ZipRow | undefined> {
  return withSize(db).where('group_zip.id', '=', id).executeTakeFirst();
}

/** One of them, which no other transaction changes until this one ends. */
export async function holdZip(tx: Tx, id: string): Promise<Selectable<GroupZipTable> | undefined> {
  return hold(tx.selectFrom('group_zip').selectAll().where('id', '=', id), tx).executeTakeFirst();
}

export async function createZipRow(tx: Tx, row: Selectable<GroupZipTable>): Promise<void> {
  await tx.insertInto('group_zip').values(row).execute();
}

export async function updateZip(
  tx: Tx,
  id: string,
  changes: Partial<Omit<GroupZipTable, 'id'>>,
): Promise<void> {
  await tx.updateTable('group_zip').set(changes).where('id', '=', id).execute();
}

/** Deletes rows and answers the keys of their bytes. */
export async function deleteZipRows(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.deleteFrom('group_zip').where('id', 'in', ids).returning('object_id').execute();
  return rows.flatMap(({ object_id }) => object_id ?? []);
}

/** Zips whose time is over. */
export async function findZipsOver(db: DbOrTx, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('group_zip')
    .select('id')
    .where('kept_until', '<=', now)
    .orderBy('kept_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
