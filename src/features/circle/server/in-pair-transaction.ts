import type { Db, Tx } from '#platform/server/db/database.ts';
import { inTransaction, lockUser } from '#platform/server/db/transaction.ts';

/**
 * Runs `work` with the rows of two people held, always in the same order: joining, leaving and blocking take turns, so that
 * nobody is in the circle of somebody who has just blocked them.
 */
export function inPairTransaction<T>(db: Db, a: string, b: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    for (const id of [a, b].toSorted()) await lockUser(tx, id);
    return work(tx);
  });
}
