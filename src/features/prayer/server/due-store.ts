import { DAY_MS } from '#contract/durations.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { ASK_AFTER_MS } from '../prayer.rules.ts';

/** What a job has to do to a request, by the column that says when. */
export type DueColumn = 'tell_prayed_at' | 'tell_answered_at' | 'ask_at';

/** More than the clocks of two servers differ, and than a day of somebody's is longer than another's. */
const SLACK_MS = 3 * DAY_MS;

/** A time that is further ahead than this was set by a clock that was wrong, and is set anew. */
export const FURTHEST_AHEAD_MS: Readonly<Record<DueColumn, number>> = {
  tell_prayed_at: SLACK_MS,
  tell_answered_at: SLACK_MS,
  ask_at: ASK_AFTER_MS + SLACK_MS,
};

/** Requests for which it is time, the longest due first; each column has an index of its own. */
export function dueRequests(db: DbOrTx, column: DueColumn, now: number, limit: number) {
  return db
    .selectFrom('prayer_request')
    .select(['id', 'user_id'])
    .where((eb) => eb.or([eb(column, '<=', now), eb(column, '>', now + FURTHEST_AHEAD_MS[column])]))
    .orderBy(column)
    .limit(limit);
}
