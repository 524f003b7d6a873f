import type { Job } from '#platform/server/jobs.ts';
import { UNCLAIMED_MS } from '../uploads.rules.ts';
import { createFileRoom } from './file-room.ts';
import { deleteFileRow, findAbandonedFiles, findFile } from './file-store.ts';
import { lookForArrivals } from './files-routes.ts';
import { deleteObjects } from './stored-objects.ts';
import { discardFile, type KeepingParts } from './uploads-parts.ts';

const BATCH = 200;

/** Removes uploads that nothing came of, and bytes that no row knows of, a day after they came. */
export function uploadsJobs(parts: KeepingParts): Job[] {
  return [{ name: 'sweep uploads', everyMs: 60 * 60 * 1000, run: () => sweepUploads(parts) }];
}

export async function sweepUploads(parts: KeepingParts): Promise<void> {
  const { db, clock, objects } = parts;
  const before = clock.now() - UNCLAIMED_MS;
  for (;;) {
    const rows = await db
      .selectFrom('stored_object')
      .select('id')
      .where('kind', '=', 'upload')
      .where('created_at', '<', before)
      .limit(BATCH)
      .execute();
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    // Rows first: bytes without a row are found below, a row without bytes would promise a file that is gone.
    await deleteObjects(db, ids);
    await objects.remove(ids);
  }
  await sweepFiles(parts, before);
  await objects.sweepUnfinished(before);
  let batch: string[] = [];
  for await (const key of objects.olderThan(before)) {
    batch.push(key);
    if (batch.length === BATCH) batch = await removeUnknown(batch);
  }
  await removeUnknown(batch);

  async function removeUnknown(keys: string[]): Promise<[]> {
    if (keys.length === 0) return [];
    const rows = await db.selectFrom('stored_object').select('id').where('id', 'in', keys).execute();
    const known = new Set(rows.map(({ id }) => id));
    await objects.remove(keys.filter((key) => !known.has(key)));
    return [];
  }
}

/** Files that never came to an end; those whose bytes are there after all are kept. */
async function sweepFiles(parts: KeepingParts, before: number): Promise<void> {
  const { db, objects } = parts;
  const room = createFileRoom(parts);
  for (;;) {
    const files = await findAbandonedFiles(db, before, BATCH);
    if (files.length === 0) return;
    await lookForArrivals(parts, room, files);
    for (const { id } of files) {
      const file = await findFile(db, id);
      if (!file || file.stored_at !== null) continue;
      await deleteFileRow(db, id);
      await discardFile(objects, file);
    }
  }
}
