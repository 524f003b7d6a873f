import { findHouseObjects, type HouseObject } from '#features/files/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { TextCopies } from './text-copies.ts';

/** A text that an administrator uploaded. */
export interface UploadedText {
  object: HouseObject;
  /** Where its copy is on this machine; null while it cannot be fetched. */
  folder: string | null;
}

/** The uploaded texts that there are now, on whatever instance they came in: the database says which, the object store has the bytes. */
export async function uploadedTexts(db: Db, copies: TextCopies): Promise<UploadedText[]> {
  const objects = await findHouseObjects(db, 'bible-text');
  const folders = await copies.bring(objects);
  return objects.map((object, i) => ({ object, folder: folders[i] ?? null }));
}
