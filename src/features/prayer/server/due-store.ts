import type { DbOrTx } from '#platform/server/db/database.ts';

/** What a job has to do to a request, by the column that says when. */
export type DueColumn = 'tell_prayed_at' | 'tell_answered_at' | 'ask_at';

/** Requests for which it is time, the longest due first; each column has an index of its own. */
export function dueRequests(db: DbOrTx, column: DueColumn, now: number, limit: number) {
  return db
    .selectFrom('prayer_request')
    .select(['id', 'user_id'])
    .where(column, '<=', now)
    .orderBy(column)
    .limit(limit);
}
