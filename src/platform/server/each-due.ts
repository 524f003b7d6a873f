import { mayPass } from './db/database-errors.ts';
import { inBatches } from './in-batches.ts';

/**
 * Does `work` to each thing that is due, some at a time, until none is. What fails keeps nothing behind it waiting: it stays due, is tried
 * again in the next run, and is thrown once the others of its batch are done. A database that is away ends the run at once.
 * @param find at most `limit` of what is due; what is done is not found again
 * @throws what `work` has thrown; an AggregateError of several
 */
export function eachDue<Due>(
  find: (limit: number) => Promise<readonly Due[]>,
  work: (due: Due) => Promise<void>,
  stopping: AbortSignal,
): Promise<void> {
  return inBatches(async (limit) => {
    const found = await find(limit);
    const failures: unknown[] = [];
    for (const due of found) {
      if (stopping.aborted) return 0;
      try {
        await work(due);
      } catch (error) {
        if (mayPass(error)) throw error;
        failures.push(error);
      }
    }
    if (failures.length === 1) throw failures[0];
    if (failures.length > 1) {
      throw new AggregateError(failures, `${failures.length} of ${found.length} that were due failed`);
    }
    return found.length;
  }, stopping);
}
