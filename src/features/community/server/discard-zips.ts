import { HOUR_MS } from '#contract/durations.ts';
import { deleteObjects, discardKeys } from '#features/files/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import type { Job } from '#platform/server/jobs.ts';
import { deleteZipRows, findZipsOver } from './zip-store.ts';
import type { ZipsDeps } from './zips-deps.ts';

/** Deletes zips with their bytes. One that is being packed finds out when it is done. */
export async function discardZips(
  tx: Tx,
  ids: readonly string[],
  { events, now }: { events: EventSender; now: number },
): Promise<void> {
  const keys = await deleteZipRows(tx, ids);
  await deleteObjects(tx, keys);
  await discardKeys(events, tx, keys, now);
}

/** Zips go when their time is over. */
export function zipJobs({ db, clock, events }: ZipsDeps): Job[] {
  return [
    {
      name: 'delete zips of groups',
      everyMs: HOUR_MS,
      run: async (stopping) => {
        await inBatches(async (limit) => {
          const now = clock.now();
          const ids = await findZipsOver(db, now, limit);
          await inTransaction(db, (tx) => discardZips(tx, ids, { events, now }));
          return ids.length;
        }, stopping);
      },
    },
  ];
}
