import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { exportedNameFor } from './group-store.ts';
import type { GroupLinkTable } from './groups-tables.ts';

export type LinkRow = Selectable<GroupLinkTable>;

export function findLink(db: DbOrTx, id: string): Promise<LinkRow | undefined> {
  return db.selectFrom('group_link').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A group's links that still let somebody in, the newest first; at most `limit`. */
export function findOpenLinks(db: DbOrTx, groupId: string, now: number, limit: number): Promise<LinkRow[]> {
  return db
    .selectFrom('group_link')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('expires_at', '>', now)
    .where('uses_left', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function createLink(tx: Tx, link: LinkRow): Promise<void> {
  await tx.insertInto('group_link').values(link).execute();
}

/** Takes one use off a link; says whether there was one left. */
export async function takeUse(tx: Tx, id: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('group_link')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('id', '=', id)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Says whether there was such a link of the group. */
export async function deleteLink(db: DbOrTx, groupId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('group_link')
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Closes what somebody made who does not lead the group any more. */
export async function deleteLinksBy(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx.deleteFrom('group_link').where('user_id', '=', userId).where('group_id', '=', groupId).execute();
}

/** Links that somebody made, for the export, in the order in which they were made. */
export function linksForExport(
  db: DbOrTx,
  userId: string,
  last: { created_at: number; id: string } | null,
  limit: number,
) {
  let query = db
    .selectFrom('group_link')
    .innerJoin('study_group', 'study_group.id', 'group_link.group_id')
    .select([
      'group_link.id',
      'group_link.uses',
      'group_link.uses_left',
      'group_link.created_at',
      'group_link.expires_at',
    ])
    .select(exportedNameFor(userId).as('name'))
    .where('group_link.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('group_link.created_at', 'group_link.id'), '>', eb.tuple(last.created_at, last.id)),
    );
  }
  return query.orderBy('group_link.created_at').orderBy('group_link.id').limit(limit).execute();
}

export async function deleteExpiredLinks(db: DbOrTx, now: number, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('group_link')
    .where('id', 'in', (eb) =>
      eb.selectFrom('group_link').select('id').where('expires_at', '<', now).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(result.numDeletedRows);
}
