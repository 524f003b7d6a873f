import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import { notBlockedWith } from '#features/people/server/for-other-features.ts';
import type { Database, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { NOTIFICATION_LIMITS } from '../notifications.rules.ts';

/** A notification as its reader's list needs it. */
export type NotificationRow = Awaited<ReturnType<ReturnType<typeof newestNotifications>['execute']>>[number];

/** The query for at most `limit` of a person's notifications that are not put aside, newest first: those after a place, or the first. */
export function newestNotifications(
  db: DbOrTx,
  { userId, limit, after }: { userId: string; limit: number; after: TimeCursor | null },
) {
  let query = db
    .selectFrom('notification')
    .select(['id', 'kind', 'subject_id', 'actor_id', 'data', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .where('put_aside_at', 'is', null);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)));
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
}

const STAND_INS = { userId: '?userId', limit: -1, at: -2, last: '?last' };
const firstOf = preparedByName(STAND_INS, (db, { userId, limit }) =>
  newestNotifications(db, { userId, limit, after: null }),
);
const nextOf = preparedByName(STAND_INS, (db, { userId, limit, at, last }) =>
  newestNotifications(db, { userId, limit, after: { at, id: last } }),
);

/** Those notifications. */
export function findNewest(
  db: DbOrTx,
  { userId, limit, after }: { userId: string; limit: number; after: TimeCursor | null },
): Promise<NotificationRow[]> {
  const find = after ? nextOf : firstOf;
  return find(db, { userId, limit, at: after?.at ?? 0, last: after?.id ?? '' });
}

/** The same query, oldest first, for the export. */
export function notificationsFromOldest(
  db: DbOrTx,
  { userId, last, limit }: { userId: string; last: { createdAt: number; id: string } | null; limit: number },
) {
  let query = db
    .selectFrom('notification')
    .select(['id', 'kind', 'subject_id as subjectId', 'data', 'created_at as createdAt', 'read_at as readAt'])
    .where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.createdAt, last.id)));
  }
  return query.orderBy('created_at').orderBy('id').limit(limit);
}

/** Who caused it is neither banned nor parted from the reader by a block: else it is not shown for now, and may come back. */
function isOfSomebodyShown(eb: ExpressionBuilder<Database, 'notification'>, userId: string, now: number) {
  return eb.and([
    notBlockedWith(eb, userId, 'actor_id'),
    sql<SqlBool>`not exists (
      select 1 from "user" banned where banned.id = notification.actor_id and banned."bannedUntil" > ${now}
    )`,
  ]);
}

/** The query for how many are unread, counted up to `NOTIFICATION_LIMITS.counted`; nothing of whom a block or a ban hides. */
export function unreadCount(db: DbOrTx, userId: string, now: number) {
  return db
    .selectFrom(
      db
        .selectFrom('notification')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .where('put_aside_at', 'is', null)
        .where((eb) => isOfSomebodyShown(eb, userId, now))
        .limit(NOTIFICATION_LIMITS.counted)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('unread'));
}

const unreadOf = prepared((db) => unreadCount(db, '', 0));

export async function countUnread(db: DbOrTx, userId: string, now: number): Promise<number> {
  const [row] = await unreadOf(db, [userId, userId, userId, now, NOTIFICATION_LIMITS.counted]);
  return Number(row?.unread ?? 0);
}

/** The query for at most `limit` unread ones that were written since then, newest first. */
export function unreadSince(
  db: DbOrTx,
  { userId, since, limit }: { userId: string; since: number; limit: number },
) {
  return newestNotifications(db, { userId, limit, after: null })
    .where('read_at', 'is', null)
    .where('created_at', '>=', since);
}

/** Those of these that are unread and not put aside, newest first. */
export function findUnreadOf(db: DbOrTx, userId: string, ids: readonly string[]): Promise<NotificationRow[]> {
  return newestNotifications(db, { userId, limit: ids.length, after: null })
    .where('id', 'in', [...ids])
    .where('read_at', 'is', null)
    .execute();
}

/** When one of a person's notifications was written; undefined: they have no such one. */
export function findCreatedAt(
  db: DbOrTx,
  userId: string,
  id: string,
): Promise<{ user_id: string; created_at: number } | undefined> {
  return db
    .selectFrom('notification')
    .select(['user_id', 'created_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Notes that one was read, unless it was before; says whether it was not. */
export async function updateRead(tx: Tx, userId: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The query that notes that a place and all unread ones before it were read; what is put aside, or hidden by a block or a ban just now,
 * was seen by nobody.
 */
export function readUpTo(tx: DbOrTx, userId: string, upTo: TimeCursor, now: number) {
  return tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('put_aside_at', 'is', null)
    .where((eb) => isOfSomebodyShown(eb, userId, now))
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<=', eb.tuple(upTo.at, upTo.id)));
}

/** Those of these that have nothing to say for another reason than that a block or a ban hides who caused them. */
export async function notHiddenForNow(
  db: DbOrTx,
  { userId, ids, now }: { userId: string; ids: readonly string[]; now: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .where((eb) => isOfSomebodyShown(eb, userId, now))
    .execute();
  return rows.map((row) => row.id);
}

/** Puts some of a person's notifications aside, until what they are about is shown again or they are too old. */
export async function putAside(tx: Tx, userId: string, ids: readonly string[], now: number): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ put_aside_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Forgets what is older than it is kept. */
export function sweepNotifications(db: DbOrTx, now: number, stopping: AbortSignal): Promise<void> {
  return inBatches(async (limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('notification')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('notification')
          .select('id')
          .where('created_at', '<', now - NOTIFICATION_LIMITS.keptMs)
          .limit(limit),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }, stopping);
}
