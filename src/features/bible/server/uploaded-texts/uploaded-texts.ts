import {
  findHouseObjects,
  type HouseObject,
  isHouseObject,
} from '#features/files/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { TextCopies } from './text-copies.ts';

/** A text that an administrator uploaded. */
export interface UploadedText {
  object: HouseObject;
  /** Where its copy is on this machine; null while it cannot be fetched. */
  folder: string | null;
}

/** What administrators have uploaded, as the database says now. */
export interface Uploads {
  list(): Promise<readonly UploadedText[]>;
  /** Whether one of them is there still, by the key of its object. */
  has(key: string): Promise<boolean>;
}

/** The uploaded texts that there are now, on whatever instance they came in: the database says which, the object store has the bytes. */
export function uploadedTexts(db: Db, copies: TextCopies): Uploads {
  return {
    async list() {
      const objects = await findHouseObjects(db, 'bible-text');
      const folders = await copies.bring(objects);
      return objects.map((object, i) => ({ object, folder: folders[i] ?? null }));
    },
    has: (key) => isHouseObject(db, key),
  };
}
