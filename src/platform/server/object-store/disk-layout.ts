import path from 'node:path';
import { checkedKey } from './object-store.ts';

/** Keys have no dots, so no key's file can be taken for another key's folder. */
export const SEGMENTS = '.segments';

/** Where things are below the folder of a disk store. */
export function diskPlaces(folder: string) {
  const root = path.resolve(folder);
  const kept = path.join(root, 'kept');
  const placeOf = (key: string) => path.join(kept, checkedKey(key).slice(-2).toLowerCase(), key);
  return {
    root,
    /** Everything that cannot be read yet. */
    unfinished: path.join(root, 'unfinished'),
    kept,
    /** The file of an object that came as a whole. */
    placeOf,
    /** The folder of an object that came in parts. */
    segmentsOf: (key: string) => `${placeOf(key)}${SEGMENTS}`,
  };
}
