import type { Db, Tx } from './database.ts';
import { databaseFault } from './database-errors.ts';
import { engineOf } from './engine.ts';
import { pipeline, together } from './pipelined.ts';
import { prepared } from './prepared.ts';

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
      return pipeline(tx, () => work(tx));
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
 * Not `for update`: that would also hold up whoever writes a row that references this person (their foreign keys are looked
 * up `for key share`), and two who write about each other at once would wait for each other.
 */
const heldUser = prepared((db) => db.selectFrom('user').select('id').where('id', '=', '').forNoKeyUpdate());

/**
 * Holds the user's row until the transaction ends, so that two requests of one user take turns: counting today's
 * entries and paying for one more cannot interleave. SQLite's transactions already take turns.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  if (engineOf(tx) === 'postgres') await heldUser(tx, [userId]);
}

/**
 * As `inTransaction`, with the user's row held from the beginning to the end: two requests of one user take turns, so
 * that what is counted, paid or promised inside cannot change in between. The first statements of `work` are sent right
 * behind the one that holds the row: the database runs them once it does, and sees what others have committed by then.
 */
export function inUserTransaction<T>(db: Db, userId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    const [, result] = await together(lockUser(tx, userId), work(tx));
    return result;
  });
}
