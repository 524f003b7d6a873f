import type { Db, Tx } from '#platform/server/db/database.ts';
import { inTransaction, lockUser } from '#platform/server/db/transaction.ts';

/**
 * Runs `work` with the rows of two people held, always in the same order: whoever lets somebody in, gives them a role or removes
 * them takes turns with them. The group's row comes after (`holdGroup`).
 */
export function inTransactionOfTwo<T>(
  db: Db,
  a: string,
  b: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    for (const id of [...new Set([a, b])].toSorted()) await lockUser(tx, id);
    return work(tx);
  });
}
