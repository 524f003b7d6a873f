import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import type { FileLimits } from '../files.rules.ts';
import { deleteObjects } from './stored-objects.ts';

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** How much of the store people may fill. */
    fileLimits: FileLimits;
  }
}

/** What keeping files needs. */
export interface KeepingDeps {
  db: Db;
  clock: Clock;
  objects: ObjectStore;
  fileLimits: FileLimits;
}

/** What the routes of this feature receive. */
export interface FilesDeps extends KeepingDeps {
  secret: string;
  publicUrl: string;
}

/** Takes a file away: its row at once, what the store has of it then, or with the next sweep if it cannot now. */
export function removeFile(
  { db, objects }: Pick<KeepingDeps, 'db' | 'objects'>,
  file: { id: string; upload_id: string | null; stored_at: number | null },
): Promise<void> {
  // Bytes without a row are swept, a row without bytes would promise a file that is gone.
  return inTransaction(db, async (tx, afterCommit) => {
    await deleteObjects(tx, [file.id]);
    afterCommit(() => discardFile(objects, file));
  });
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
