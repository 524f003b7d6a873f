import { inTransaction } from '#platform/server/db/transaction.ts';
import { UPLOAD_BYTES } from '../uploads.rules.ts';
import { discardKeys } from './discarded-objects.ts';
import type { FilesDeps } from './files-deps.ts';
import {
  type CompleteObject,
  deleteObjects,
  findObject,
  isComplete,
  markStored,
} from './stored-object-store.ts';
import { uploadTooLarge } from './upload-faults.ts';

/**
 * An upload whose bytes are there, or null. When browsers send them straight to the store, this server has not
 * counted them, and they can still change, so the store is asked each time.
 * @throws AppError TOO_LARGE for more than a picture may have; they are removed.
 */
export async function findArrived(
  { db, clock, objects, events }: Pick<FilesDeps, 'db' | 'clock' | 'objects' | 'events'>,
  id: string,
): Promise<CompleteObject | null> {
  const row = await findObject(db, id, 'upload');
  if (!row || objects.directBase === null) return isComplete(row) ? row : null;
  const stored = await objects.stat(id);
  if (!stored) return null;
  if (stored.size > UPLOAD_BYTES) {
    await inTransaction(db, async (tx) => {
      await deleteObjects(tx, [id]);
      await discardKeys(events, tx, [id], clock.now());
    });
    throw uploadTooLarge();
  }
  const now = clock.now();
  return (await markStored(db, id, stored, now)) ? { ...row, ...stored, stored_at: now } : null;
}
