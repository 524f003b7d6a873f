import type { Insertable, Selectable, Updateable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import type { DatePollDateTable, DatePollTable } from './date-polls-tables.ts';

export type DatePollRow = Selectable<DatePollTable>;
export type DateRow = Selectable<DatePollDateTable>;

export function findDatePoll(db: DbOrTx, id: string): Promise<DatePollRow | undefined> {
  return db.selectFrom('date_poll').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A poll, held until the transaction ends: whoever answers it, changes its dates or decides takes turns. People are held before. */
export function holdDatePoll(tx: Tx, id: string): Promise<DatePollRow | undefined> {
  return hold(tx.selectFrom('date_poll').selectAll().where('id', '=', id), tx).executeTakeFirst();
}

/** The query for polls by their ids. */
export function datePollsById(db: DbOrTx, ids: readonly string[]) {
  return db
    .selectFrom('date_poll')
    .selectAll()
    .where('id', 'in', [...ids]);
}

interface Open {
  groupIds: readonly string[];
  /** Those of them whose hidden polls are read, too. */
  hostedIds: readonly string[];
  now: number;
  limit: number;
}

/** The query for polls of groups whose date is still looked for, the one that ends soonest first. */
export function openDatePolls(db: DbOrTx, { groupIds, hostedIds, now, limit }: Open) {
  return db
    .selectFrom('date_poll')
    .selectAll()
    .where('group_id', 'in', [...groupIds])
    .where((eb) =>
      eb.or([
        eb('hidden_because', 'is', null),
        ...(hostedIds.length === 0 ? [] : [eb('group_id', 'in', [...hostedIds])]),
      ]),
    )
    .where('open_until', '>', now)
    .where('decided_at', 'is', null)
    .orderBy('open_until')
    .orderBy('id')
    .limit(limit);
}

export async function createDatePollRow(tx: Tx, row: Insertable<DatePollTable>): Promise<void> {
  await tx.insertInto('date_poll').values(row).execute();
}

export async function updateDatePollRow(
  tx: Tx,
  id: string,
  changes: Updateable<DatePollTable>,
): Promise<void> {
  await tx.updateTable('date_poll').set(changes).where('id', '=', id).execute();
}

export async function deleteDatePollRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('date_poll').where('id', '=', id).execute();
}

/** The query for the dates of polls, the soonest first. */
export function datesOf(db: DbOrTx, pollIds: readonly string[]) {
  return db
    .selectFrom('date_poll_date')
    .selectAll()
    .where('poll_id', 'in', [...pollIds])
    .orderBy('starts_at')
    .orderBy('id');
}

export async function createDates(tx: Tx, rows: Insertable<DatePollDateTable>[]): Promise<void> {
  await tx.insertInto('date_poll_date').values(rows).execute();
}

export async function deleteDate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('date_poll_date').where('id', '=', id).execute();
}

/** How many polls somebody has made. */
export async function countDatePollsBy(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('date_poll')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
