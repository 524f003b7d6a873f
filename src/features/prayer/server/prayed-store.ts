import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';

interface Prayed {
  userId: string;
  requestId: string;
  /** Their local day, '2026-11-22'. */
  today: string;
  now: number;
}

/** Writes 'I prayed' down, once a day; says whether it is new. */
export async function createPrayed(tx: Tx, { userId, requestId, today, now }: Prayed): Promise<boolean> {
  const rows = await tx
    .insertInto('prayer_prayed')
    .values({ user_id: userId, request_id: requestId, prayed_on: today, prayed_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('request_id')
    .execute();
  return rows.length > 0;
}

/** Takes back what was written down on this day; says whether there was anything. */
export async function deletePrayed(tx: Tx, { userId, requestId, today }: Prayed): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('prayer_prayed')
    .where('user_id', '=', userId)
    .where('prayed_on', '=', today)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whether somebody has prayed for a request on another day than this. */
export async function hasPrayedBefore(tx: Tx, { userId, requestId, today }: Prayed): Promise<boolean> {
  const row = await tx
    .selectFrom('prayer_prayed')
    .select('prayed_on')
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .where('prayed_on', '<>', today)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts it in the request's row, and lets its author be told at `tellAt` unless that is settled already. */
export async function countPrayed(
  tx: Tx,
  requestId: string,
  { isNewPerson, tellAt }: { isNewPerson: boolean; tellAt: number },
): Promise<void> {
  await tx
    .updateTable('prayer_request')
    .set((eb) => ({
      prayed_times: eb('prayed_times', '+', 1),
      prayed_people: eb('prayed_people', '+', isNewPerson ? 1 : 0),
      tell_prayed_at: eb.fn.coalesce('tell_prayed_at', eb.val(tellAt)),
    }))
    .where('id', '=', requestId)
    .execute();
}

/** Undoes `countPrayed`. When the time comes to tell the author, those are told of who are left; of nobody they are not told. */
export async function uncountPrayed(
  tx: Tx,
  requestId: string,
  { isPersonGone }: { isPersonGone: boolean },
): Promise<void> {
  await tx
    .updateTable('prayer_request')
    .set((eb) => ({
      prayed_times: eb('prayed_times', '-', 1),
      prayed_people: eb('prayed_people', '-', isPersonGone ? 1 : 0),
    }))
    .where('id', '=', requestId)
    .execute();
}

/** How many requests somebody prayed for on days of theirs, both included; one counts again on another day. */
export async function countPrayedOfDays(
  db: DbOrTx,
  userId: string,
  { from, until }: { from: string; until: string },
): Promise<number> {
  const row = await db
    .selectFrom('prayer_prayed')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('prayed_on', '>=', from)
    .where('prayed_on', '<=', until)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How many people have prayed for a request after a moment, and when the last of them did. */
export async function prayedSince(
  tx: Tx,
  requestId: string,
  since: number,
): Promise<{ people: number; last: number | null }> {
  const row = await tx
    .selectFrom('prayer_prayed')
    .select((eb) => [sql<number>`count(distinct user_id)`.as('people'), eb.fn.max('prayed_at').as('last')])
    .where('request_id', '=', requestId)
    .where('prayed_at', '>', since)
    .executeTakeFirstOrThrow();
  return { people: Number(row.people), last: row.last === null ? null : Number(row.last) };
}

/** At most `limit` of those who have prayed for a request, by their ids after the last one. */
export async function whoPrayed(
  db: DbOrTx,
  requestId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('prayer_prayed')
    .select('user_id')
    .distinct()
    .where('request_id', '=', requestId)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

export async function createLater(tx: Tx, { userId, requestId, today, now }: Prayed): Promise<void> {
  await tx
    .insertInto('prayer_later')
    .values({ user_id: userId, request_id: requestId, put_off_on: today, put_off_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Forgets at most `limit` requests that were put off before a moment; says how many. */
export async function deleteOldLater(db: Db, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('prayer_later')
    .where((eb) =>
      eb(
        eb.refTuple('user_id', 'put_off_on', 'request_id'),
        'in',
        eb
          .selectFrom('prayer_later')
          .select(['user_id', 'put_off_on', 'request_id'])
          .where('put_off_at', '<', before)
          .limit(limit)
          .$asTuple('user_id', 'put_off_on', 'request_id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
