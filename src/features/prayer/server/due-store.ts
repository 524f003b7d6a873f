import { DAY_MS } from '#contract/durations.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** What a job has to do to a request, by the column that says when. */
export type DueColumn = 'tell_prayed_at' | 'tell_answered_at' | 'ask_at';

/** It is never further away: what is was reckoned by a clock that was ahead. */
export const WITHIN_MS: Readonly<Record<DueColumn, number>> = {
  tell_prayed_at: 3 * DAY_MS,
  tell_answered_at: 3 * DAY_MS,
  ask_at: 33 * DAY_MS,
};

/** Requests for which it is time, the longest due first; each column has an index of its own. */
export function dueRequests(db: DbOrTx, column: DueColumn, now: number, limit: number) {
  return db
    .selectFrom('prayer_request')
    .select(['id', 'user_id'])
    .where((eb) => eb.or([eb(column, '<=', now), eb(column, '>', now + WITHIN_MS[column])]))
    .orderBy(column)
    .limit(limit);
}
