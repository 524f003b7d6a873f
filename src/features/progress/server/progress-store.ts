import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { XPReason } from '../progress.rules.ts';
import type { XPGrantTable } from './progress-tables.ts';

const xpOfUser = prepared((db) => db.selectFrom('progress').select('current_xp').where('user_id', '=', ''));

/** How much XP somebody has; 0 before they earned any. */
export async function findXP(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await xpOfUser(db, [userId]);
  return row?.current_xp ?? 0;
}

const sumOfGrants = prepared((db) =>
  db
    .selectFrom('xp_grant')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('amount').as('amount')])
    .where('user_id', '=', '')
    .where('granted_at', '>=', 0)
    .where('granted_at', '<', 0)
    .where('reason', '=', 'journal_entry'),
);

/** Sum and number of a user's grants for one reason in a half-open span, for daily limits. */
export async function grantsBetween(
  db: DbOrTx,
  grant: { userId: string; reason: XPReason; from: number; to: number },
): Promise<{ count: number; amount: number }> {
  const [row] = await sumOfGrants(db, [grant.userId, grant.from, grant.to, grant.reason]);
  return { count: Number(row?.count ?? 0), amount: Number(row?.amount ?? 0) };
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
