import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows of one batch: either engine changes so many in some milliseconds. */
const BATCH = 500;

/**
 * Changes many rows a batch at a time, and lets others have their turn in between: one statement for all would hold their
 * rows, SQLite's only writer and this process's thread for as long as it takes.
 * @param changeSome changes at most `limit` rows and says how many it did.
 */
export async function inBatches(
  changeSome: (limit: number) => Promise<number>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted && (await changeSome(BATCH)) >= BATCH) await nextTurn();
}
