import type { Insertable, Selectable, Updateable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { exportedNameFor } from './group-store.ts';

/** A file that somebody shares in a group. */
interface GroupFileTable {
  id: string;
  group_id: string;
  user_id: string;
  /** The stored object, which is its owner's. */
  object_id: string;
  title: string;
  hidden_because: 'held' | 'moderator' | null;
  /** UTC epoch milliseconds. */
  created_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    group_file: GroupFileTable;
  }
}

function withObject(db: DbOrTx) {
  return db
    .selectFrom('group_file')
    .innerJoin('stored_object', 'stored_object.id', 'group_file.object_id')
    .selectAll('group_file')
    .select(['stored_object.name', 'stored_object.content_type', 'stored_object.size']);
}
export type GroupFileRow = Awaited<ReturnType<typeof findGroupFile>> & object;

export function findGroupFile(db: DbOrTx, id: string) {
  return withObject(db).where('group_file.id', '=', id).executeTakeFirst();
}

/** A group's files that somebody may see, newest first: theirs, and what is not hidden of others with whom nothing parts them. */
export function findGroupFiles(
  db: DbOrTx,
  reader: { id: string; now: number },
  { groupId, limit, after }: { groupId: string; limit: number; after: TimeCursor | null },
): Promise<GroupFileRow[]> {
  let query = withObject(db)
    .where('group_file.group_id', '=', groupId)
    .where((eb) =>
      eb.or([eb('group_file.user_id', '=', reader.id), eb('group_file.hidden_because', 'is', null)]),
    )
    .where((eb) => notAmongBlocked(eb, reader.id, 'group_file.user_id'))
    .where((eb) => notAmongBanned(eb, reader.now, 'group_file.user_id'));
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('group_file.created_at', 'group_file.id'), '<', eb.tuple(after.at, after.id)),
    );
  }
  return query
    .orderBy('group_file.created_at', 'desc')
    .orderBy('group_file.id', 'desc')
    .limit(limit)
    .execute();
}

export async function isFileInGroup(db: DbOrTx, groupId: string, objectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('group_file')
    .select('id')
    .where('object_id', '=', objectId)
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The groups in which a file is shared. */
export async function groupIdsWithFile(db: DbOrTx, objectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('group_file')
    .select('group_id')
    .where('object_id', '=', objectId)
    .orderBy('group_id')
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/** What all shared files of a group take, hidden ones too. A group has at most `GROUP_LIMITS.files` of them. */
export async function usedByFiles(db: DbOrTx, groupId: string): Promise<{ bytes: number; files: number }> {
  const row = await db
    .selectFrom('group_file')
    .innerJoin('stored_object', 'stored_object.id', 'group_file.object_id')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('files'),
      eb.fn.sum<number | string | null>('stored_object.size').as('bytes'),
    ])
    .where('group_file.group_id', '=', groupId)
    .executeTakeFirst();
  return { bytes: Number(row?.bytes ?? 0), files: Number(row?.files ?? 0) };
}

export async function createGroupFile(tx: Tx, row: Insertable<GroupFileTable>): Promise<void> {
  await tx.insertInto('group_file').values(row).execute();
}

export async function updateGroupFile(
  tx: Tx,
  id: string,
  changes: Updateable<Pick<GroupFileTable, 'title' | 'hidden_because'>>,
): Promise<void> {
  await tx.updateTable('group_file').set(changes).where('id', '=', id).execute();
}

export async function deleteGroupFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('group_file').where('id', '=', id).execute();
}

/** What stands just before and after it in its group, and others see. */
export async function titlesAround(
  db: DbOrTx,
  file: Pick<Selectable<GroupFileTable>, 'id' | 'group_id' | 'created_at'>,
  limit: number,
) {
  const shown = db
    .selectFrom('group_file')
    .select(['user_id', 'title', 'created_at'])
    .where('group_id', '=', file.group_id)
    .where('hidden_because', 'is', null);
  const before = await shown
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(file.created_at, file.id)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const after = await shown
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(file.created_at, file.id)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { before: before.toReversed(), after };
}

export async function countGroupFilesBy(db: DbOrTx, userId: string): Promise<number> {
  const row = await db
    .selectFrom('group_file')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** What somebody shares in groups, for the export. */
export function groupFilesForExport(
  db: DbOrTx,
  userId: string,
  last: { created_at: number; id: string } | null,
  limit: number,
) {
  let query = db
    .selectFrom('group_file')
    .innerJoin('study_group', 'study_group.id', 'group_file.group_id')
    .select(['group_file.id', 'group_file.title', 'group_file.object_id', 'group_file.created_at'])
    .select(exportedNameFor(userId).as('name'))
    .where('group_file.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('group_file.created_at', 'group_file.id'), '>', eb.tuple(last.created_at, last.id)),
    );
  }
  return query.orderBy('group_file.created_at').orderBy('group_file.id').limit(limit).execute();
}
