import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { exportedNameFor } from './group-store.ts';
import type { GroupAskingTable } from './groups-tables.ts';

export type AskingRow = Selectable<GroupAskingTable>;

/** How somebody asked to be let into a group, declined or not. */
export function findAsking(db: DbOrTx, groupId: string, userId: string): Promise<AskingRow | undefined> {
  return db
    .selectFrom('group_asking')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function findAskingById(db: DbOrTx, id: string): Promise<AskingRow | undefined> {
  return db.selectFrom('group_asking').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findAskingsByIds(db: DbOrTx, ids: readonly string[]): Promise<AskingRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('group_asking')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** Who waits to be let into a group, who asked first first. */
export function findWaitingAt(
  db: DbOrTx,
  groupId: string,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<AskingRow[]> {
  let query = db
    .selectFrom('group_asking')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('declined_at', 'is', null);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('asked_at', 'user_id'), '>', eb.tuple(after.at, after.id)));
  }
  return query.orderBy('asked_at').orderBy('user_id').limit(limit).execute();
}

/** Groups that somebody waits to be let into, the latest first; at most `GROUP_LIMITS.asked`. */
export async function findAskedGroupIds(db: DbOrTx, userId: string): Promise<string[]> {
  return (await askedBy(db, { userId })).map((row) => row.group_id);
}

const askedBy = preparedByName({ userId: '?userId' }, (db, { userId }) =>
  db
    .selectFrom('group_asking')
    .select('group_id')
    .where('user_id', '=', userId)
    .where('declined_at', 'is', null)
    .orderBy('asked_at', 'desc')
    .limit(sql.lit(GROUP_LIMITS.asked)),
);

export async function createAsking(tx: Tx, row: Insertable<GroupAskingTable>): Promise<void> {
  await tx.insertInto('group_asking').values(row).execute();
}

export async function updateAsking(tx: Tx, id: string, changes: Updateable<GroupAskingTable>): Promise<void> {
  await tx.updateTable('group_asking').set(changes).where('id', '=', id).execute();
}

export async function deleteAsking(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx.deleteFrom('group_asking').where('group_id', '=', groupId).where('user_id', '=', userId).execute();
}

export async function countAskingsBy(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('group_asking')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countDeclinedBy(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('group_asking')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('declined_by', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What somebody asked, and what they answered others, for the export. */
export function askingsForExport(
  db: DbOrTx,
  userId: string,
  last: { asked_at: number; group_id: string } | null,
  limit: number,
) {
  let query = db
    .selectFrom('group_asking')
    .innerJoin('study_group', 'study_group.id', 'group_asking.group_id')
    .select([
      'group_asking.word',
      'group_asking.asked_at',
      'group_asking.declined_at',
      'group_asking.group_id',
    ])
    .select(exportedNameFor(userId).as('name'))
    .where('group_asking.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('group_asking.asked_at', 'group_asking.group_id'),
        '>',
        eb.tuple(last.asked_at, last.group_id),
      ),
    );
  }
  return query.orderBy('group_asking.asked_at').orderBy('group_asking.group_id').limit(limit).execute();
}

/** The words with which somebody declined others, for the export. */
export function declinedForExport(db: DbOrTx, userId: string, last: { id: string } | null, limit: number) {
  let query = db
    .selectFrom('group_asking')
    .innerJoin('study_group', 'study_group.id', 'group_asking.group_id')
    .select(['group_asking.id', 'group_asking.declined_word', 'group_asking.declined_at'])
    .select(exportedNameFor(userId).as('name'))
    .where('group_asking.declined_by', '=', userId);
  if (last) query = query.where('group_asking.id', '>', last.id);
  return query.orderBy('group_asking.id').limit(limit).execute();
}

/** Every group at whose door somebody asked, declined or not; for their account's end. */
export async function askedGroupIdsOf(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('group_asking').select('group_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.group_id);
}
