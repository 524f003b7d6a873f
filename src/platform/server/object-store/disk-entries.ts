import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { checksumTag, entriesOf, nullIfGone } from './disk-files.ts';
import { SEGMENTS } from './disk-layout.ts';
import { readManifest, tagOfParts } from './disk-multipart.ts';
import type { ObjectEntry, StoredBytes } from './object-store.ts';
import { READ_BYTES } from './read-segments.ts';

/** Every object in the folder `kept` of a disk store, with the size that its files have now. */
export async function* diskEntries(kept: string): AsyncIterable<ObjectEntry> {
  for await (const shelf of entriesOf(kept)) {
    for await (const { name, isFolder } of entriesOf(path.join(kept, shelf.name))) {
      const place = path.join(kept, shelf.name, name);
      const found = await stat(place).catch(nullIfGone);
      if (!found) continue;
      const size = isFolder ? await sizeOfSegments(place) : found.size;
      if (size !== null) yield { key: path.basename(name, SEGMENTS), size, changedAt: found.mtimeMs };
    }
  }
}

/** Null when the folder is gone. A segment that is not there counts as empty. */
async function sizeOfSegments(folder: string): Promise<number | null> {
  const manifest = await readManifest(folder);
  if (!manifest) return null;
  let size = 0;
  for (const { file } of manifest.segments) {
    size += (await stat(path.join(folder, file)).catch(nullIfGone))?.size ?? 0;
  }
  return size;
}

/** Size and tag of an object in parts, computed from the bytes of its segments; null when there is no such object. */
export async function measureSegments(folder: string): Promise<StoredBytes | null> {
  const manifest = await readManifest(folder);
  if (!manifest) return null;
  let size = 0;
  const tags: string[] = [];
  for (const { file } of manifest.segments) {
    const tagging = checksumTag();
    try {
      for await (const chunk of createReadStream(path.join(folder, file), { highWaterMark: READ_BYTES })) {
        tagging.update(chunk as Uint8Array);
        size += (chunk as Uint8Array).byteLength;
      }
    } catch (error) {
      nullIfGone(error as NodeJS.ErrnoException);
    }
    tags.push(tagging.tag());
  }
  return { size, etag: tagOfParts(tags) };
}
