import type { Db, Tx } from './database.ts';
import { lockUser } from './engine.ts';

/** Registers work for after the commit: mail and events to browsers must never be sent for a write that failed. */
export type AfterCommit = (effect: () => void | Promise<void>) => void;

/**
 * Runs `work` in one transaction: everything it wrote is kept, or nothing. Effects registered with `afterCommit` run
 * in order once the commit is durable; what they throw is passed to `onEffectError` and undoes nothing.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>,
  onEffectError: (error: unknown) => void = console.error,
): Promise<T> {
  const effects: (() => void | Promise<void>)[] = [];
  const result = await db.transaction().execute((tx) => work(tx, (effect) => effects.push(effect)));
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      onEffectError(error);
    }
  }
  return result;
}

/**
 * As `inTransaction`, with the user's row held from the beginning to the end: two requests of one user take turns, so
 * that what is counted, paid or promised inside cannot change in between.
 */
export function inUserTransaction<T>(
  db: Db,
  userId: string,
  work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx, afterCommit) => {
    await lockUser(tx, userId);
    return work(tx, afterCommit);
  });
}
