import type { Job } from '#platform/server/jobs.ts';
import { UNCLAIMED_MS } from '../uploads.rules.ts';
import { removeFromStore } from './discarded-objects.ts';
import { createFileRoom } from './file-room.ts';
import { deleteFileRow, findAbandonedFiles, findFile } from './file-store.ts';
import type { KeepingDeps } from './files-deps.ts';
import { lookForArrivals } from './my-files-routes.ts';
import { deleteObjects, findKnownIds, findUnclaimedUploads } from './stored-object-store.ts';

const BATCH = 200;

/** Removes uploads that were never used, and bytes that no row knows of, a day after they came. */
export function filesJobs(deps: KeepingDeps): Job[] {
  return [
    { name: 'sweep uploads', everyMs: 60 * 60 * 1000, run: (stopping) => sweepUploads(deps, stopping) },
  ];
}

/** @param stopping ends it between two batches */
export async function sweepUploads(deps: KeepingDeps, stopping?: AbortSignal): Promise<void> {
  const { db, clock, objects } = deps;
  const before = clock.now() - UNCLAIMED_MS;
  while (!stopping?.aborted) {
    const ids = await findUnclaimedUploads(db, before, BATCH);
    if (ids.length === 0) break;
    // Rows first: bytes without a row are found below, a row without bytes would promise a file that is gone.
    await deleteObjects(db, ids);
    await objects.remove(ids);
  }
  await sweepFiles(deps, before, stopping);
  if (stopping?.aborted) return;
  await objects.sweepUnfinished(before);
  let batch: string[] = [];
  for await (const key of objects.olderThan(before)) {
    if (stopping?.aborted) return;
    batch.push(key);
    if (batch.length === BATCH) batch = await removeUnknown(batch);
  }
  await removeUnknown(batch);

  async function removeUnknown(keys: string[]): Promise<[]> {
    if (keys.length === 0) return [];
    const known = await findKnownIds(db, keys);
    await objects.remove(keys.filter((key) => !known.has(key)));
    return [];
  }
}

/** Removes files whose upload never ended; those whose bytes have arrived after all are kept. */
async function sweepFiles(
  deps: KeepingDeps,
  before: number,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const { db, objects } = deps;
  const room = createFileRoom(deps);
  while (!stopping?.aborted) {
    const files = await findAbandonedFiles(db, before, BATCH);
    if (files.length === 0) return;
    await lookForArrivals(deps, room, files);
    for (const { id } of files) {
      const file = await findFile(db, id);
      if (!file || file.stored_at !== null) continue;
      await deleteFileRow(db, id);
      await removeFromStore(objects, [{ key: id, uploadId: file.upload_id }]);
    }
  }
}
