import type { Db, Tx } from './database.ts';
import { databaseFault } from './database-errors.ts';
import { lockUser } from './engine.ts';

/**
 * Runs `work` in one transaction: everything it wrote is kept, or nothing. Resolves once the commit is durable.
 * @throws OutcomeUnknown when the answer to the commit was lost: then it may be durable or not.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let transaction: Tx | undefined;
  const wakeAll = () => {
    for (const wake of (transaction && wakes.get(transaction)) ?? []) wake();
  };
  try {
    const result = await db.transaction().execute((tx) => {
      transaction = tx;
      return work(tx);
    });
    wakeAll();
    return result;
  } catch (error) {
    // What was written may be there, and whoever looks finds out.
    if (databaseFault(error) === 'unknown') wakeAll();
    throw error;
  }
}

const wakes = new WeakMap<Tx, Set<() => void>>();

/**
 * Calls `wake` once this transaction of `inTransaction` is durable: for what looks at the database then. The call may be
 * lost with the process. Says whether this is new for the transaction.
 */
export function whenCommitted(tx: Tx, wake: () => void): boolean {
  const known = wakes.get(tx);
  if (known?.has(wake)) return false;
  if (known) known.add(wake);
  else wakes.set(tx, new Set([wake]));
  return true;
}

/**
 * As `inTransaction`, with the user's row held from the beginning to the end: two requests of one user take turns, so
 * that what is counted, paid or promised inside cannot change in between.
 */
export function inUserTransaction<T>(db: Db, userId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    return work(tx);
  });
}
