import { type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely';
import { FOREVER } from '#contract/for-good.ts';
import type { TimeCursor } from '#contract/paging.ts';
import type { Database, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { PersonBlockTable } from './people-tables.ts';

/**
 * For the `where` of whatever others read: neither the viewer nor the author has blocked the other. An author column that is
 * null passes.
 *
 *     .where((eb) => notBlockedWith(eb, viewerId, 'prayer_request.author_id'))
 */
export function notBlockedWith<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  viewerId: string,
  authorColumn: ReferenceExpression<DB, TB> & string,
) {
  const author = sql`${eb.ref(authorColumn as never)}`;
  return sql<SqlBool>`(not exists (
    select 1 from person_block where blocker_id = ${viewerId} and blocked_id = ${author}
  ) and not exists (
    select 1 from person_block where blocked_id = ${viewerId} and blocker_id = ${author}
  ))`;
}

/**
 * The same for long lists, and for an author column that is never null: the few whom a block parts from the viewer are read
 * once, and not looked for at each row.
 */
export function notAmongBlocked<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  viewerId: string,
  authorColumn: ReferenceExpression<DB, TB> & string,
) {
  const author = sql`${eb.ref(authorColumn as never)}`;
  return sql<SqlBool>`(${author} not in (select blocked_id from person_block where blocker_id = ${viewerId})
    and ${author} not in (select blocker_id from person_block where blocked_id = ${viewerId}))`;
}

/** Those whom a block parts from the viewer, each once: for what counts people. */
export function partedFrom(viewerId: string) {
  return sql<string>`(select blocked_id from person_block where blocker_id = ${viewerId}
    union select blocker_id from person_block where blocked_id = ${viewerId})`;
}

/**
 * For the `where` of long lists: the author is not banned at the moment. Who is banned are few, found by an index and read
 * once. The author column is never null.
 */
export function notAmongBanned<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  now: number,
  authorColumn: ReferenceExpression<DB, TB> & string,
) {
  return sql<SqlBool>`${eb.ref(authorColumn as never)} not in (
    select banned.id from "user" banned where banned."bannedUntil" > ${now}
  )`;
}

/** The same of who is banned for good, whose ban is over at no moment (`isForGood`). */
export function notAmongBannedForGood<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  authorColumn: ReferenceExpression<DB, TB> & string,
) {
  return sql<SqlBool>`${eb.ref(authorColumn as never)} not in (
    select banned.id from "user" banned where banned."bannedUntil" >= ${FOREVER}
  )`;
}

/** Whether either has blocked the other. */
export async function isBlockedBetween(db: DbOrTx, a: string, b: string): Promise<boolean> {
  const row = await db
    .selectFrom('person_block')
    .select('blocked_at')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', a), eb('blocked_id', '=', b)]),
        eb.and([eb('blocker_id', '=', b), eb('blocked_id', '=', a)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Says whether it is new. */
export async function createBlock(
  tx: Tx,
  block: { blockerId: string; blockedId: string },
  now: number,
): Promise<boolean> {
  const result = await tx
    .insertInto('person_block')
    .values({ blocker_id: block.blockerId, blocked_id: block.blockedId, blocked_at: now })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** When it was made, UTC epoch milliseconds; null when there was none. */
export async function deleteBlock(
  tx: Tx,
  block: { blockerId: string; blockedId: string },
): Promise<number | null> {
  const row = await tx
    .deleteFrom('person_block')
    .where('blocker_id', '=', block.blockerId)
    .where('blocked_id', '=', block.blockedId)
    .returning('blocked_at')
    .executeTakeFirst();
  return row ? row.blocked_at : null;
}

/**
 * For the `where` of blocks that are shown to who made them: the other had not blocked them before. Whoever blocks somebody whom they
 * could not see would otherwise find out by it that they are there (docs/decisions/046-people-and-circle.md).
 */
function wasSeen(eb: ExpressionBuilder<Database, 'person_block'>) {
  return eb.not(
    eb.exists(
      eb
        .selectFrom('person_block as before')
        .select('before.blocked_at')
        .whereRef('before.blocker_id', '=', 'person_block.blocked_id')
        .whereRef('before.blocked_id', '=', 'person_block.blocker_id')
        .whereRef('before.blocked_at', '<=', 'person_block.blocked_at'),
    ),
  );
}

/** A block as whoever made it is shown it; undefined for one of somebody whom they could not see. */
export function findBlock(
  db: DbOrTx,
  block: { blockerId: string; blockedId: string },
): Promise<PersonBlockTable | undefined> {
  return db
    .selectFrom('person_block')
    .selectAll()
    .where('blocker_id', '=', block.blockerId)
    .where('blocked_id', '=', block.blockedId)
    .where(wasSeen)
    .executeTakeFirst();
}

/** Whom somebody has blocked, the newest first; at most `limit`. Those whom they could not see are left out. */
export function findBlocksOf(
  db: DbOrTx,
  blockerId: string,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<PersonBlockTable[]> {
  let query = db.selectFrom('person_block').selectAll().where('blocker_id', '=', blockerId).where(wasSeen);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('blocked_at', 'blocked_id'), '<', eb.tuple(after.at, after.id)),
    );
  }
  return query.orderBy('blocked_at', 'desc').orderBy('blocked_id', 'desc').limit(limit).execute();
}

export async function countBlocksOf(db: DbOrTx, blockerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('person_block')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('blocker_id', '=', blockerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
