import type { Job } from '#platform/server/jobs.ts';
import { UNCLAIMED_MS } from '../uploads.rules.ts';
import type { UploadsParts } from './objects-routes.ts';
import { deleteObjects } from './stored-objects.ts';

const BATCH = 200;

/** Removes uploads that nothing came of, and bytes that no row knows of, a day after they came. */
export function uploadsJobs(parts: Pick<UploadsParts, 'db' | 'clock' | 'objects'>): Job[] {
  return [{ name: 'sweep uploads', everyMs: 60 * 60 * 1000, run: () => sweepUploads(parts) }];
}

export async function sweepUploads({
  db,
  clock,
  objects,
}: Pick<UploadsParts, 'db' | 'clock' | 'objects'>): Promise<void> {
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
