import { DAY_MS } from '#contract/durations.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { NOTIFICATION_LIMITS } from '../notifications.rules.ts';
import type { NotificationPushTable } from './notification-tables.ts';

/** Notes notifications that are to be told by push. */
export async function createPushes(tx: Tx, pushes: readonly NotificationPushTable[]): Promise<void> {
  if (pushes.length > 0) await tx.insertInto('notification_push').values(pushes).execute();
}

/** Nothing waits longer than the longest quiet hours: what is due later was reckoned by a clock that was ahead. */
const WAITS_AT_MOST_MS = 2 * DAY_MS;

/** The query for people whom something is to be told by push, each once. */
export function pushesDue(db: DbOrTx, now: number, limit: number) {
  return (
    db
      // Those that are due first, by their index: for the people alone all that ever waits would be read.
      .with(
        (cte) => cte('due').materialized(),
        (from) =>
          from
            .selectFrom('notification_push')
            .select('user_id')
            .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + WAITS_AT_MOST_MS)])),
      )
      .selectFrom('due')
      .select('user_id')
      .distinct()
      .limit(limit)
  );
}

/** Puts all that somebody is to be told by push off to another moment, UTC epoch milliseconds. */
export async function updatePushesDue(tx: Tx, userId: string, dueAt: number): Promise<void> {
  await tx.updateTable('notification_push').set({ due_at: dueAt }).where('user_id', '=', userId).execute();
}

/**
 * Takes what somebody is to be told by push, whether it is due or comes soon: one message has all. Of those the ones that are unread
 * still and not put aside, newest first, as many as are presented at once. Two who take at once get nothing twice.
 */
export async function takePushes(tx: Tx, userId: string): Promise<string[]> {
  const taken = await tx
    .deleteFrom('notification_push')
    .where('user_id', '=', userId)
    .returning('notification_id')
    .execute();
  if (taken.length === 0) return [];
  const ids = new Set(taken.map(({ notification_id }) => notification_id));
  const unread = await tx
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('put_aside_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTIFICATION_LIMITS.presentedAtOnce)
    .execute();
  return unread.flatMap(({ id }) => (ids.has(id) ? [id] : []));
}
