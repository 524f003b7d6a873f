import type { Insertable, Selectable, Updateable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import type { GatheringOccurrenceTable } from './gatherings-tables.ts';

export type OccurrenceRow = Selectable<GatheringOccurrenceTable>;
export type NewOccurrence = Insertable<GatheringOccurrenceTable>;
/** Rows of one insert, within the parameters that both engines take. */
const ROWS_AT_ONCE = 200;

/** The query for occurrences with what their series says. */
export function occurrences(db: DbOrTx) {
  return db
    .selectFrom('gathering_occurrence')
    .innerJoin('gathering', 'gathering.id', 'gathering_occurrence.gathering_id')
    .selectAll('gathering_occurrence')
    .select([
      'gathering.user_id',
      'gathering.group_id',
      'gathering.title',
      'gathering.description',
      'gathering.place',
      'gathering.link',
      'gathering.seats',
      'gathering.hidden_because',
      'gathering.repeat_kind',
      'gathering.repeat_every',
      'gathering.repeat_until',
      'gathering.updated_at',
      'gathering.part_of',
    ]);
}
export type ShownOccurrence = Awaited<ReturnType<ReturnType<typeof occurrences>['execute']>>[number];

/** Occurrences by their ids, whoever may see them. */
export function findOccurrences(db: DbOrTx, ids: readonly string[]): Promise<ShownOccurrence[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return occurrences(db)
    .where('gathering_occurrence.id', 'in', [...ids])
    .execute();
}

/** Holds an occurrence until the transaction ends: who answers, brings, marks and cancels take turns. People are held before. */
export async function holdOccurrence(tx: Tx, id: string): Promise<OccurrenceRow | undefined> {
  return hold(tx.selectFrom('gathering_occurrence').selectAll().where('id', '=', id), tx).executeTakeFirst();
}

/** The same of several, in the order of ids, as all who hold several do. */
export function holdOccurrences(tx: Tx, ids: readonly string[]): Promise<OccurrenceRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const query = tx
    .selectFrom('gathering_occurrence')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id');
  return hold(query, tx).execute();
}

/** The occurrences of a series from one on, held, in their order. */
export async function holdOccurrencesFrom(
  tx: Tx,
  gatheringId: string,
  start: string,
): Promise<OccurrenceRow[]> {
  const query = tx
    .selectFrom('gathering_occurrence')
    .selectAll()
    .where('gathering_id', '=', gatheringId)
    .where('start', '>=', start)
    // Held in the order of ids, as who leaves a group holds them: no two wait for each other.
    .orderBy('id');
  const rows = await hold(query, tx).execute();
  return rows.toSorted((a, b) => (a.start < b.start ? -1 : 1));
}

export async function occurrenceIdsOf(db: DbOrTx, gatheringId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gathering_occurrence')
    .select('id')
    .where('gathering_id', '=', gatheringId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The first one of a series that is not over, or has not begun, and takes place. */
export function firstComing(
  db: DbOrTx,
  gatheringId: string,
  now: number,
  comes: 'ends_at' | 'starts_at' = 'ends_at',
): Promise<OccurrenceRow | undefined> {
  return db
    .selectFrom('gathering_occurrence')
    .selectAll()
    .where('gathering_id', '=', gatheringId)
    .where(comes, '>', now)
    .where('cancelled_at', 'is', null)
    .orderBy('start')
    .limit(1)
    .executeTakeFirst();
}

export async function hasEarlier(tx: Tx, gatheringId: string, start: string): Promise<boolean> {
  const row = await tx
    .selectFrom('gathering_occurrence')
    .select('id')
    .where('gathering_id', '=', gatheringId)
    .where('start', '<', start)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function createOccurrences(
  tx: Tx,
  rows: readonly Insertable<GatheringOccurrenceTable>[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    await tx
      .insertInto('gathering_occurrence')
      .values(rows.slice(i, i + ROWS_AT_ONCE))
      .execute();
  }
}

export async function updateOccurrence(
  tx: Tx,
  id: string,
  changes: Updateable<GatheringOccurrenceTable>,
): Promise<void> {
  await tx.updateTable('gathering_occurrence').set(changes).where('id', '=', id).execute();
}

/** Changes all of them alike, and counts the change. */
export async function updateOccurrences(
  tx: Tx,
  ids: readonly string[],
  changes: Updateable<GatheringOccurrenceTable>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('gathering_occurrence')
    .set(changes)
    .set((eb) => ({ changes: eb('changes', '+', 1) }))
    .where('id', 'in', [...ids])
    .execute();
}

export async function deleteOccurrences(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('gathering_occurrence')
    .where('id', 'in', [...ids])
    .execute();
}

/** The query for occurrences of which people are to be reminded. */
export function dueOccurrences(
  db: DbOrTx,
  column: 'remind_day_at' | 'remind_hour_at',
  now: number,
  limit: number,
) {
  return db
    .selectFrom('gathering_occurrence')
    .select('id')
    .where(column, 'is not', null)
    .where(column, '<=', now)
    .orderBy(column)
    .orderBy('id')
    .limit(limit);
}

/** The query for the words that occurrences of a series have of their own. */
export function ownWordsOf(db: DbOrTx, gatheringId: string) {
  return db
    .selectFrom('gathering_occurrence')
    .select(['own_title', 'own_description', 'own_place', 'own_link'])
    .where('gathering_id', '=', gatheringId)
    .where('changed_at', 'is not', null);
}
