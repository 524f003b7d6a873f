import { type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { Database, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { CIRCLE_LIMITS } from '../circle.rules.ts';

/** Ids of the people in somebody's circle; at most `CIRCLE_LIMITS.members`. */
export async function circleIdsOf(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('circle_member')
    .select('member_id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .limit(CIRCLE_LIMITS.members)
    .execute();
  return rows.map((row) => row.member_id);
}

/** How many people are in somebody's circle. */
export async function countCircle(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('circle_member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Since when two are in each other's circle, UTC epoch milliseconds; null when they are not. */
export async function circleSince(db: DbOrTx, a: string, b: string): Promise<number | null> {
  const row = await db
    .selectFrom('circle_member')
    .select('since')
    .where('user_id', '=', a)
    .where('member_id', '=', b)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.since ?? null;
}

/** Whether two are in each other's circle. */
export async function isInCircle(db: DbOrTx, a: string, b: string): Promise<boolean> {
  return (await circleSince(db, a, b)) !== null;
}

/**
 * For the `where` of what is shared with a circle: the author is in the viewer's circle, and so the viewer in the author's.
 *
 *     .where((eb) => inCircleOf(eb, viewerId, 'prayer_request.author_id'))
 */
export function inCircleOf<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  viewerId: string,
  authorColumn: ReferenceExpression<DB, TB> & string,
) {
  return sql<SqlBool>`exists (
    select 1 from circle_member
    where circle_member.user_id = ${viewerId} and circle_member.member_id = ${eb.ref(authorColumn as never)}
      and circle_member.ended_at is null
  )`;
}

/** The same for long lists: the circle is read once, and not looked into at each row. The author column is never null. */
export function amongCircleOf<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  viewerId: string,
  authorColumn: ReferenceExpression<DB, TB> & string,
) {
  return sql<SqlBool>`${eb.ref(authorColumn as never)} in (
    select circle_member.member_id from circle_member
    where circle_member.user_id = ${viewerId} and circle_member.ended_at is null
  )`;
}

function membersOf(
  db: DbOrTx,
  userId: string,
  { limit, after }: { limit: number; after: TimeCursor | null },
) {
  let query = db
    .selectFrom('circle_member')
    .select(['member_id', 'since'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('since', 'member_id'), '<', eb.tuple(after.at, after.id)));
  }
  return query.orderBy('since', 'desc').orderBy('member_id', 'desc').limit(limit);
}

const STAND_INS = { userId: '?userId', limit: -1, at: -2, last: '?last' };
const firstMembers = preparedByName(STAND_INS, (db, { userId, limit }) =>
  membersOf(db, userId, { limit, after: null }),
);
const nextMembers = preparedByName(STAND_INS, (db, { userId, limit, at, last }) =>
  membersOf(db, userId, { limit, after: { at, id: last } }),
);

/** At most `limit` of them, who came last first. */
export function findMembers(
  db: DbOrTx,
  userId: string,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<{ member_id: string; since: number }[]> {
  const find = after ? nextMembers : firstMembers;
  return find(db, { userId, limit, at: after?.at ?? 0, last: after?.id ?? '' });
}

/** Puts each into the other's circle, unless they are there. */
export async function createMembership(tx: Tx, a: string, b: string, now: number): Promise<void> {
  const row = (user_id: string, member_id: string) => ({ user_id, member_id, since: now, ended_at: null });
  await tx
    .insertInto('circle_member')
    .values([row(a, b), row(b, a)])
    .onConflict((oc) =>
      oc
        .columns(['user_id', 'member_id'])
        .doUpdateSet({ since: now, ended_at: null })
        .where('circle_member.ended_at', 'is not', null),
    )
    .execute();
}

/** Says whether they were in each other's circle. */
export async function deleteMembership(tx: Tx, a: string, b: string): Promise<boolean> {
  const result = await tx.deleteFrom('circle_member').where(between(a, b)).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** A block ends it; `restoreMembership` brings it back when the block is undone. */
export async function endMembership(tx: Tx, a: string, b: string, now: number): Promise<void> {
  await tx
    .updateTable('circle_member')
    .set({ ended_at: now })
    .where(between(a, b))
    .where('ended_at', 'is', null)
    .execute();
}

/** Brings back what ended at that moment. */
export async function restoreMembership(tx: Tx, a: string, b: string, endedAt: number): Promise<void> {
  await tx
    .updateTable('circle_member')
    .set({ ended_at: null })
    .where(between(a, b))
    .where('ended_at', '=', endedAt)
    .execute();
}

/** Takes somebody out of every circle. */
export async function deleteMembershipsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('circle_member')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('member_id', '=', userId)]))
    .execute();
}

/** Forgets those that a block has ended for good. */
export async function deleteEndedMemberships(
  db: DbOrTx,
  endedBefore: number,
  limit: number,
): Promise<number> {
  const result = await db
    .deleteFrom('circle_member')
    .where((eb) =>
      eb(
        eb.refTuple('user_id', 'member_id'),
        'in',
        eb
          .selectFrom('circle_member')
          .select(['user_id', 'member_id'])
          .where('ended_at', '<', endedBefore)
          .limit(limit)
          .$asTuple('user_id', 'member_id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(result.numDeletedRows);
}

function between(a: string, b: string) {
  return (eb: ExpressionBuilder<Database, 'circle_member'>) =>
    eb.or([
      eb.and([eb('user_id', '=', a), eb('member_id', '=', b)]),
      eb.and([eb('user_id', '=', b), eb('member_id', '=', a)]),
    ]);
}
