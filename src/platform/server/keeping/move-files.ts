import type { Source } from '../db/copying/open-source.ts';
import { bucketTag } from '../object-store/bucket-tag.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { forEachAtOnce } from './at-once.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { ListedObject, ObjectIndex } from './listed-object.ts';
import { sizeIn } from './size-in.ts';

const FILES_AT_ONCE = 4;

/** What a move of the files needs. */
export interface MoveFilesDeps {
  source: Source;
  index: ObjectIndex;
  disk: ObjectStore;
  bucket: ObjectStore;
  out: (line: string) => void;
}

/** What came of it. */
export interface MovedFiles {
  objects: number;
  bytes: number;
  /** How many were not in the bucket yet. */
  sent: number;
  /** Keys of objects that the database lists and the disk does not have. */
  missing: string[];
}

/**
 * Copies every object that the database lists from the disk to the bucket, and compares what arrived. What is there with
 * the same bytes is not sent again.
 * @throws Error for an object that is not in the bucket as it was sent
 */
export async function moveFiles(deps: MoveFilesDeps): Promise<MovedFiles> {
  const { source, index, disk, bucket, out } = deps;
  const moved: MovedFiles = { objects: 0, bytes: 0, sent: 0, missing: [] };
  await forEachAtOnce(eachOf(index.pages(source.db)), FILES_AT_ONCE, async (object) => {
    const { key } = object;
    const bytes = await disk.read(key);
    if (!bytes) {
      if (object.isThere) moved.missing.push(key);
      return;
    }
    const tag = await bucketTag(bytes);
    if (!(await isSame(key, tag))) {
      await send(object);
      if (!(await isSame(key, tag)))
        throw new Error(`Object ${key} did not arrive in the bucket as it was sent.`);
      moved.sent += 1;
    }
    moved.objects += 1;
    moved.bytes += (await bucket.stat(key))?.size ?? 0;
    if (moved.objects % 1000 === 0) out(`${moved.objects} objects so far, ${sizeIn(moved.bytes)}.`);
  });
  // Deleted by people meanwhile: their rows went before their bytes.
  moved.missing = [...(await index.known(source.db, moved.missing))];
  return moved;

  async function send({ key, contentType }: ListedObject): Promise<void> {
    const stream = await disk.read(key);
    if (!stream) throw new Error(`object ${key} has left the disk`);
    await bucket.put(key, stream, { maxBytes: Number.POSITIVE_INFINITY, contentType });
  }

  /** By the tag, which costs nothing; where the service makes tags of its own, by the bytes. */
  async function isSame(key: string, tag: string): Promise<boolean> {
    const there = await bucket.stat(key);
    if (!there) return false;
    if (there.etag === tag) return true;
    const [here, stored] = await Promise.all([disk.read(key), bucket.read(key)]);
    if (!here || !stored) return false;
    const [a, b] = await Promise.all([fingerprintOf(here), fingerprintOf(stored)]);
    return a.sha256 === b.sha256;
  }
}

async function* eachOf<T>(pages: AsyncIterable<T[]>): AsyncGenerator<T> {
  for await (const page of pages) yield* page;
}
