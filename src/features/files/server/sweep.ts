import { HOUR_MS } from '#contract/durations.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Job } from '#platform/server/jobs.ts';
import { UNCLAIMED_MS } from '../uploads.rules.ts';
import { discardKeys } from './discarded-objects.ts';
import { createFileRoom } from './file-room.ts';
import { findAbandonedFiles } from './file-store.ts';
import { giveUpFile, type SweepDeps } from './files-deps.ts';
import { lookForArrivals } from './my-files-routes.ts';
import { claimStore } from './store-identity.ts';
import { deleteObjects, findUnclaimedUploads } from './stored-object-store.ts';
import { sweepUnknown } from './sweep-unknown.ts';

const BATCH = 200;

/** Removes uploads that were never used, a day after they came, and in the end bytes that no row knows of. */
export function filesJobs(deps: SweepDeps): Job[] {
  return [{ name: 'sweep uploads', everyMs: HOUR_MS, run: (stopping) => sweepUploads(deps, stopping) }];
}

/**
 * What the database itself knows to be over goes at once: unused uploads, files that never came to their end, parts of
 * uploads. What it does not know goes to quarantine (docs/decisions/030-nothing-is-swept-by-mistake.md).
 * @param stopping ends it between two batches
 * @throws ForeignStore when the store belongs to another database; nothing was swept.
 */
export async function sweepUploads(deps: SweepDeps, stopping?: AbortSignal): Promise<void> {
  const { clock, objects, log } = deps;
  await claimStore(deps);
  const before = clock.now() - UNCLAIMED_MS;
  const unused = await sweepUnclaimed(deps, before, stopping);
  const unfinished = await sweepAbandoned(deps, before, stopping);
  if (stopping?.aborted) return;
  const leftovers = await objects.sweepUnfinished(before);
  const counts = { unused, unfinished, leftovers, ...(await sweepUnknown(deps, before)) };
  if (Object.values(counts).some((count) => count > 0)) {
    log.info(
      counts,
      `swept the files: ${unused} unused uploads and ${unfinished} unfinished files ended, ` +
        `${leftovers} interrupted uploads removed, ${counts.quarantined} objects without a row put in quarantine, ${counts.removed} removed from it, ${counts.back} let out`,
    );
  }
}

async function sweepUnclaimed(
  { db, clock, events }: SweepDeps,
  before: number,
  stopping: AbortSignal | undefined,
): Promise<number> {
  let count = 0;
  while (!stopping?.aborted) {
    const ids = await findUnclaimedUploads(db, before, BATCH);
    if (ids.length === 0) return count;
    await inTransaction(db, async (tx) => {
      await deleteObjects(tx, ids);
      await discardKeys(events, tx, ids, clock.now());
    });
    count += ids.length;
  }
  return count;
}

/** Ends files whose upload never ended; those whose bytes have arrived after all are kept. */
async function sweepAbandoned(
  deps: SweepDeps,
  before: number,
  stopping: AbortSignal | undefined,
): Promise<number> {
  const room = createFileRoom(deps);
  let count = 0;
  while (!stopping?.aborted) {
    const files = await findAbandonedFiles(deps.db, before, BATCH);
    if (files.length === 0) return count;
    await lookForArrivals(deps, room, files);
    for (const file of files) if (await giveUpFile(deps, file)) count += 1;
  }
  return count;
}
