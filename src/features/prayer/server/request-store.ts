import type { Insertable, Selectable, Updateable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import type { RequestState } from '../prayer.rules.ts';
import type { PrayerRequestTable } from './prayer-tables.ts';
import { preparedForReading } from './prepared-lists-store.ts';
import type { Reading } from './reading.ts';
import type { Placed } from './waiting-store.ts';

export type RequestRow = Selectable<PrayerRequestTable>;

/**
 * A request, held until the transaction ends: who prays, writes, hides and deletes take turns. People's rows are held
 * before requests, never after, so that no two wait for each other.
 */
export async function holdRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  const query = tx.selectFrom('prayer_request').selectAll().where('id', '=', id);
  return hold(query, tx).executeTakeFirst();
}

export function findRequestRow(db: DbOrTx, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('prayer_request').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function createRequestRow(tx: Tx, row: Insertable<PrayerRequestTable>): Promise<void> {
  await tx.insertInto('prayer_request').values(row).execute();
}

export async function updateRequestRow(
  tx: Tx,
  id: string,
  changes: Updateable<PrayerRequestTable>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('prayer_request').set(changes).where('id', '=', id).execute();
}

export async function deleteRequestRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('prayer_request').where('id', '=', id).execute();
}

/** The query for ids of somebody's own requests, newest first. */
export function ownRequests(
  db: DbOrTx,
  wanted: { userId: string; state: RequestState | undefined; after: TimeCursor | null; limit: number },
) {
  const { userId, state, after, limit } = wanted;
  let query = db
    .selectFrom('prayer_request')
    .select(['id', 'created_at as place'])
    .where('user_id', '=', userId);
  if (state) query = query.where('state', '=', state);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)));
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
}

const pages = preparedForReading((db, state: RequestState | 'all', { id: userId }, wanted) => [
  ownRequests(db, { userId, state: state === 'all' ? undefined : state, ...wanted }),
]);

/** Those requests; of all states where none is named. */
export async function findOwnRequests(
  db: DbOrTx,
  reading: Reading,
  { state, ...wanted }: { state: RequestState | undefined; after: TimeCursor | null; limit: number },
): Promise<Placed[]> {
  return (await pages(db, state ?? 'all', reading, wanted)).flat();
}

/** The query for ids of what somebody asked without a name and was answered. */
export function answeredWithoutName(db: DbOrTx, userId: string) {
  return db
    .selectFrom('prayer_request')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'answered')
    .where('shown_as', '=', 'anonymous');
}

/** How many requests somebody has, and how many of them are open; neither counted beyond `most`. */
export async function countOwnRequests(
  tx: Tx,
  userId: string,
  most: { all: number; open: number },
): Promise<{ all: number; open: number }> {
  const all = tx.selectFrom('prayer_request').select('id').where('user_id', '=', userId).limit(most.all);
  const open = all.clearLimit().where('state', '=', 'open').limit(most.open);
  const row = await tx
    .selectNoFrom((eb) => [
      eb.selectFrom(all.as('all_of')).select(eb.fn.countAll<number>().as('n')).as('all'),
      eb.selectFrom(open.as('open_of')).select(eb.fn.countAll<number>().as('n')).as('open'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), open: Number(row.open) };
}
