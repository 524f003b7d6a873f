import type { DbOrTx } from '#platform/server/db/database.ts';
import { findDraws } from './quest-store.ts';

/**
 * When somebody last looked at what their day asks, before a moment (UTC epoch milliseconds, both); null when they have not, as far
 * as is known. It has no column: the first look of a day settles the days that are over, and a day that asks nothing is kept settled.
 */
export async function lastLookBefore(db: DbOrTx, userId: string, before: number): Promise<number | null> {
  const looks = (await findDraws(db, userId)).flatMap(({ settled_at: at }) =>
    at !== null && at < before ? [at] : [],
  );
  return looks.length === 0 ? null : Math.max(...looks);
}
