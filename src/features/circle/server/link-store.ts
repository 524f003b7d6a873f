import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CircleLinkTable } from './circle-tables.ts';

export function findLink(db: DbOrTx, id: string): Promise<CircleLinkTable | undefined> {
  return db.selectFrom('circle_link').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Somebody's links that still let somebody in, the newest first; at most `limit`. */
export function findOpenLinks(
  db: DbOrTx,
  userId: string,
  now: number,
  limit: number,
): Promise<CircleLinkTable[]> {
  return db
    .selectFrom('circle_link')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('uses_left', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function createLink(tx: Tx, link: CircleLinkTable): Promise<void> {
  await tx.insertInto('circle_link').values(link).execute();
}

/** Takes one use off a link; says whether there was one left. */
export async function takeUse(tx: Tx, id: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('circle_link')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('id', '=', id)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Says whether there was such a link of this person. */
export async function deleteLink(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('circle_link')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('circle_link').where('user_id', '=', userId).execute();
}

/** Links of somebody for the export, open or not, in the order in which they were made. */
export function findLinksAfter(
  db: DbOrTx,
  userId: string,
  last: CircleLinkTable | null,
  limit: number,
): Promise<CircleLinkTable[]> {
  let query = db.selectFrom('circle_link').selectAll().where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.created_at, last.id)));
  }
  return query.orderBy('created_at').orderBy('id').limit(limit).execute();
}

/** Deletes links whose days ended before then, used up or not. */
export async function deleteExpiredLinks(db: DbOrTx, before: number, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('circle_link')
    .where('id', 'in', (eb) =>
      eb.selectFrom('circle_link').select('id').where('expires_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(result.numDeletedRows);
}
