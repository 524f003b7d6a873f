import type { DbOrTx } from '#platform/server/db/database.ts';
import type { DebateRow } from './debate-store.ts';

/** Weeks that begin between two moments and have a question. */
export function plannedBetween(
  db: DbOrTx,
  { from, before }: { from: number; before: number },
): Promise<DebateRow[]> {
  return plansBetween(db, { from, before }).execute();
}

/** Those that are not closed, of which there are few: this one and those to come. */
export function plansBetween(db: DbOrTx, { from, before }: { from: number; before: number }) {
  return db
    .selectFrom('debate')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('closes_at', '>', from)
    .where('opens_at', '>=', from)
    .where('opens_at', '<', before)
    .limit(100);
}

/** Weeks that are over and not closed yet, the first one first. */
export function weeksToClose(db: DbOrTx, now: number, limit: number) {
  return db
    .selectFrom('debate')
    .select('id')
    .where('closed_at', 'is', null)
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(limit);
}
