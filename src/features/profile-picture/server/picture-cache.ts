import { LRUCache } from 'lru-cache';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';

/** A hundred faces of a community in both sizes: a 512 px WebP takes about 30 KB. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** Larger pictures are read from the store each time, because a few of them would push all others out. */
const LARGEST = 512 * 1024;

/**
 * Pictures that were asked for lately, whole and in memory, so that a list of faces costs no file each. Their bytes
 * never change under a key, so another process may keep them too; whether they may still be shown is for the caller to ask
 * the database.
 */
export function createPictureCache(objects: ObjectStore) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => Math.max(1, picture.length),
  });

  return {
    /** The picture's bytes; null when they are not kept here and too many to be. */
    async get({ id, size }: { id: string; size: number }): Promise<Buffer | null> {
      const known = kept.get(id);
      if (known) return known;
      const stream = size > LARGEST ? null : await objects.read(id);
      if (!stream) return null;
      const chunks: Uint8Array[] = [];
      for await (const chunk of stream) chunks.push(chunk as Uint8Array);
      const picture = Buffer.concat(chunks);
      kept.set(id, picture);
      return picture;
    },
  };
}
