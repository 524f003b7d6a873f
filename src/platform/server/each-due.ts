import { mayPass } from './db/database-errors.ts';
import { inBatches } from './in-batches.ts';

/**
 * Does `work` to each thing that is due, some at a time, until none is. What fails keeps nothing behind it waiting: it stays due, is tried
 * again in the next run, and is thrown at the end of this one. A database that is away ends the run at once.
 * @param find at most `limit` of what is due, as plain rows; what is done is not found again
 * @throws what `work` has thrown; an AggregateError of several
 */
export async function eachDue<Due>(
  find: (limit: number) => Promise<readonly Due[]>,
  work: (due: Due) => Promise<void>,
  stopping: AbortSignal,
): Promise<void> {
  /** By the row that failed, which is found again until it is done. */
  const failures = new Map<string, unknown>();
  await inBatches(async (limit) => {
    const found = await find(limit + failures.size);
    const untried = found.filter((due) => !failures.has(JSON.stringify(due)));
    for (const due of untried) {
      if (stopping.aborted) return 0;
      try {
        await work(due);
      } catch (error) {
        if (mayPass(error)) throw error;
        failures.set(JSON.stringify(due), error);
      }
    }
    return untried.length;
  }, stopping);
  const [first] = failures.values();
  if (failures.size === 1) throw first;
  if (failures.size > 1) {
    throw new AggregateError([...failures.values()], `${failures.size} that were due failed`);
  }
}
