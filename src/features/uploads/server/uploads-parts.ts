import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import type { FileLimits } from '../files.rules.ts';

/** What keeping files needs. */
export interface KeepingParts {
  db: Db;
  clock: Clock;
  objects: ObjectStore;
  fileLimits: FileLimits;
}

/** What the routes of this feature receive. */
export interface UploadsParts extends KeepingParts {
  secret: string;
  publicUrl: string;
}

/** Removes everything that the store has of a file, complete or not. */
export async function discardFile(
  objects: ObjectStore,
  file: { id: string; upload_id: string | null; stored_at: number | null },
): Promise<void> {
  if (file.upload_id !== null && file.stored_at === null)
    await objects.multipart.abort(file.id, file.upload_id);
  await objects.remove([file.id]);
}
