import { type SelectQueryBuilder, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { Database, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { StoredBytes } from '#platform/server/object-store/object-store.ts';
import { FILE_URL_MS } from '../files.rules.ts';
import type { StoredObject } from './stored-object-store.ts';

/** A file, there or on its way. */
export type FileRow = StoredObject & { name: string; reserved: number };

/** The row of a file that is about to come. */
export function newFile(options: {
  id: string;
  userId: string;
  name: string;
  contentType: string;
  announced: number | null;
  now: number;
}): FileRow {
  return {
    id: options.id,
    user_id: options.userId,
    kind: 'file',
    content_type: options.contentType,
    size: null,
    etag: null,
    created_at: options.now,
    stored_at: null,
    name: options.name,
    upload_id: null,
    announced: options.announced,
    reserved: options.announced ?? 0,
  };
}

function files(db: DbOrTx): SelectQueryBuilder<Database, 'stored_object', object> {
  return db.selectFrom('stored_object').where('kind', '=', 'file');
}

export async function findFile(db: DbOrTx, id: string): Promise<FileRow | undefined> {
  return (await files(db).selectAll().where('id', '=', id).executeTakeFirst()) as FileRow | undefined;
}

/** At most `limit` stored files of a user, newest first. */
export async function findFiles(
  db: DbOrTx,
  options: { userId: string; limit: number; after: TimeCursor | null },
): Promise<FileRow[]> {
  let query = files(db)
    .selectAll()
    .where('user_id', '=', options.userId)
    .where('stored_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(options.limit);
  const { after } = options;
  if (after)
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)));
  return (await query.execute()) as FileRow[];
}

/** Files of a user that may have arrived in the store although this server has not noticed it yet, newest first. */
export async function findUnseenFiles(db: DbOrTx, userId: string, limit: number): Promise<FileRow[]> {
  const rows = await files(db)
    .selectAll()
    .where('user_id', '=', userId)
    .where('stored_at', 'is', null)
    .where('upload_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows as FileRow[];
}

/** A user's files that have not come to an end, the oldest first. */
export async function findUnfinishedFiles(db: DbOrTx, userId: string, limit: number): Promise<FileRow[]> {
  const rows = await files(db)
    .selectAll()
    .where('user_id', '=', userId)
    .where('stored_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows as FileRow[];
}

/** Files that were begun before `before` (epoch ms) and never came to an end. */
export async function findAbandonedFiles(db: DbOrTx, before: number, limit: number): Promise<FileRow[]> {
  const rows = await files(db)
    .selectAll()
    .where('stored_at', 'is', null)
    .where('created_at', '<', before)
    .limit(limit)
    .execute();
  return rows as FileRow[];
}

/** What counts against a user's limits. Of `bytes`, unfinished uploads hold `unfinished`. */
export interface UsedRoom {
  bytes: number;
  unfinished: number;
  files: number;
}

/**
 * What is stored, and what unfinished uploads have reserved (those in one request only while their address can be used).
 * `exceptId` leaves one file out.
 */
export async function usedRoom(db: DbOrTx, userId: string, now: number, exceptId = ''): Promise<UsedRoom> {
  const isOver = sql`stored_at is null and upload_id is null and created_at < ${now - FILE_URL_MS}`;
  const row = await files(db)
    .select([
      sql<number | string | null>`sum(size)`.as('stored'),
      sql<number | string | null>`sum(case
        when stored_at is not null then 0 when ${isOver} then 0 else reserved end)`.as('unfinished'),
      sql<number | string | null>`sum(case when ${isOver} then 0 else 1 end)`.as('files'),
    ])
    .where('user_id', '=', userId)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  const unfinished = Number(row?.unfinished ?? 0);
  return { bytes: Number(row?.stored ?? 0) + unfinished, unfinished, files: Number(row?.files ?? 0) };
}

export async function reserve(db: DbOrTx, id: string, bytes: number): Promise<void> {
  await db.updateTable('stored_object').set({ reserved: bytes }).where('id', '=', id).execute();
}

export async function markFileStored(tx: Tx, id: string, stored: StoredBytes, now: number): Promise<void> {
  const { size, etag } = stored;
  await tx.updateTable('stored_object').set({ size, etag, stored_at: now }).where('id', '=', id).execute();
}

/** Takes a file's row away; undefined when there is none (any more). */
export async function deleteFileRow(tx: DbOrTx, id: string): Promise<FileRow | undefined> {
  const row = await tx.deleteFrom('stored_object').where('id', '=', id).returningAll().executeTakeFirst();
  return row as FileRow | undefined;
}
