import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { XPDay, XPReason } from '../progress.rules.ts';
import type { XPGrantTable } from './progress-tables.ts';

const xpOfUser = prepared((db) => db.selectFrom('progress').select('current_xp').where('user_id', '=', ''));

/** How much XP somebody has; 0 before they earned any. */
export async function findXP(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await xpOfUser(db, [userId]);
  return row?.current_xp ?? 0;
}

const lastDay = prepared((db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('xp_grant')
        .select(['xp_day', 'xp_day_started_at'])
        .where('user_id', '=', '')
        .orderBy('granted_at', 'desc')
        .limit(1)
        .as('last'),
    )
    .leftJoin('xp_grant as paid', (join) =>
      join
        .on('paid.user_id', '=', '')
        .on('paid.reason', '=', 'journal_entry')
        .on((eb) => eb('paid.granted_at', '>=', eb.fn.coalesce('last.xp_day_started_at', eb.val(0)))),
    )
    // The last grant is one row, and its smallest value its only one: nothing has to be grouped.
    .select((eb) => [
      eb.fn.min('last.xp_day').as('date'),
      eb.fn.min('last.xp_day_started_at').as('startedAt'),
      eb.fn.count<number>('paid.id').as('count'),
      eb.fn.sum<number | null>('paid.amount').as('amount'),
    ]),
);

/**
 * The day of XP on which somebody was last paid for anything (null if none was kept), with number and sum of what they
 * got for one reason from its first moment on, or from `otherwise` (epoch milliseconds) on.
 */
export async function paidOnLastDay(
  db: DbOrTx,
  { userId, reason, otherwise }: { userId: string; reason: XPReason; otherwise: number },
): Promise<{ day: XPDay | null; count: number; amount: number }> {
  const [row] = await lastDay(db, [userId, 1, userId, reason, otherwise]);
  const hasDay = row && row.date !== null && row.startedAt !== null;
  return {
    day: hasDay ? { date: row.date!, startedAt: Number(row.startedAt) } : null,
    count: Number(row?.count ?? 0),
    amount: Number(row?.amount ?? 0),
  };
}

/** Which of these sources somebody has XP for now: it was paid, and is not taken back. */
export async function findPaidSources(
  db: DbOrTx,
  { userId, reason, sourceIds }: { userId: string; reason: XPReason; sourceIds: readonly string[] },
): Promise<string[]> {
  if (sourceIds.length === 0) return [];
  const rows = await db
    .selectFrom('xp_grant')
    .leftJoin('xp_grant as reversal', 'reversal.reverses_id', 'xp_grant.id')
    .select((eb) => ['xp_grant.source_id', eb.fn.count<number>('reversal.id').as('reversals')])
    .where('xp_grant.user_id', '=', userId)
    .where('xp_grant.reason', '=', reason)
    .where('xp_grant.source_id', 'in', [...sourceIds])
    .groupBy('xp_grant.source_id')
    .execute();
  // Each reversal turns it over once more.
  return rows.filter(({ reversals }) => Number(reversals) % 2 === 0).map(({ source_id }) => source_id);
}

/** The query for at most `limit` of a user's grants, oldest first: those after `last`, or the first. */
export function grantsFromOldest(
  db: DbOrTx,
  wanted: { userId: string; last: Pick<XPGrantTable, 'granted_at' | 'id'> | null; limit: number },
) {
  const { userId, last, limit } = wanted;
  let query = db.selectFrom('xp_grant').selectAll().where('user_id', '=', userId);
  if (last) {
    query = query
      // Says nothing new, but the index knows `granted_at` alone.
      .where('granted_at', '>=', last.granted_at)
      .where((eb) => eb(eb.refTuple('granted_at', 'id'), '>', eb.tuple(last.granted_at, last.id)));
  }
  return query.orderBy('granted_at').orderBy('id').limit(limit);
}

/** Somebody whose XP is not the sum of their grants. */
export interface WrongTotal {
  userId: string;
  xp: number;
  granted: number;
}

/** How many people have XP, and those (at most `limit`) whose total is wrong. One statement reads both at one moment. */
export async function compareTotals(
  db: DbOrTx,
  limit: number,
): Promise<{ people: number; wrong: WrongTotal[] }> {
  const { rows } = await sql<{ user_id: string; xp: number; granted: number; people: number }>`
    with totals as (
      select user_id, sum(xp) as xp, sum(granted) as granted from (
        select user_id, current_xp as xp, 0 as granted from progress
        union all
        select user_id, 0, amount from xp_grant
      ) as both_sides group by user_id
    )
    select user_id, xp, granted, (select count(*) from totals) as people
    from totals where xp <> granted
    union all
    select '', 0, 0, (select count(*) from totals)
    order by user_id limit ${limit + 1}`.execute(db);
  const [counted, ...wrong] = rows;
  return {
    people: Number(counted?.people ?? 0),
    wrong: wrong.map(({ user_id, xp, granted }) => ({
      userId: user_id,
      xp: Number(xp),
      granted: Number(granted),
    })),
  };
}

/** On how many days somebody was paid for anything, and how much in all for one reason; for how far they are trusted. */
export async function findVisits(
  db: DbOrTx,
  userId: string,
  reason: XPReason,
): Promise<{ days: number; paid: number }> {
  const row = await db
    .selectFrom('xp_grant')
    .select((eb) => [
      eb.fn.count<number>('xp_day').distinct().as('days'),
      eb.fn.sum<number | null>('amount').filterWhere('reason', '=', reason).as('paid'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { days: Number(row.days), paid: Number(row.paid ?? 0) };
}
