import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { diskEntries, measureSegments } from './disk-entries.ts';
import {
  asStoreFault,
  changedAt,
  entriesOf,
  linkOrCopy,
  makeFolder,
  measure,
  nullIfGone,
  openIfThere,
  syncFolder,
  writeSynced,
} from './disk-files.ts';
import { diskPlaces } from './disk-layout.ts';
import { createDiskMultipart, readManifest } from './disk-multipart.ts';
import { type ObjectStore, STORE_MARK } from './object-store.ts';
import { READ_BYTES, readSegments } from './read-segments.ts';
import { whileMounted } from './while-mounted.ts';

/**
 * Objects as files below `folder`, spread over folders named after the last two characters of their key. A file is
 * written aside, synced, and renamed into place, so that nobody can read half of one. What came in parts stays in its
 * parts, in a folder. While the folder is away (`whileMounted`), all of it is refused.
 */
export function createDiskObjectStore(folder: string): ObjectStore {
  const { root, unfinished, kept, placeOf, segmentsOf } = diskPlaces(folder);
  const mark = path.join(root, STORE_MARK);

  /** It is renamed first, so that a folder that is only half removed cannot be taken for the object. */
  async function removeSegments(key: string): Promise<void> {
    const aside = path.join(unfinished, randomUUID());
    await makeFolder(unfinished);
    const there = await rename(segmentsOf(key), aside).then(() => true, nullIfGone);
    if (there) await rm(aside, { recursive: true, force: true });
  }

  const store: ObjectStore = {
    async put(key, chunks, { maxBytes }) {
      const place = placeOf(key);
      const aside = path.join(unfinished, randomUUID());
      try {
        await makeFolder(unfinished);
        await makeFolder(path.dirname(place));
        const stored = await writeSynced(aside, chunks, maxBytes);
        await rename(aside, place);
        await syncFolder(path.dirname(place));
        return stored;
      } catch (error) {
        await rm(aside, { force: true });
        throw asStoreFault(error);
      }
    },
    async read(key, range) {
      const handle = await openIfThere(placeOf(key));
      if (handle) return createReadStream('', { fd: handle, ...range, highWaterMark: READ_BYTES });
      const manifest = await readManifest(segmentsOf(key));
      return manifest && readSegments(segmentsOf(key), manifest.segments, range);
    },
    async remove(keys) {
      for (const key of keys) {
        await rm(placeOf(key), { force: true });
        await removeSegments(key);
      }
    },
    async stat(key) {
      const whole = await measure(placeOf(key));
      if (whole) return whole;
      const manifest = await readManifest(segmentsOf(key));
      return manifest && { size: manifest.size, etag: manifest.etag };
    },
    async *olderThan(before) {
      for await (const shelf of entriesOf(kept)) {
        for await (const { name } of entriesOf(path.join(kept, shelf.name))) {
          if ((await changedAt(path.join(kept, shelf.name, name))) < before) yield path.parse(name).name;
        }
      }
    },
    entries: () => diskEntries(kept),
    measure: async (key) => (await measure(placeOf(key))) ?? measureSegments(segmentsOf(key)),
    async sweepUnfinished(before) {
      let count = 0;
      for await (const { name } of entriesOf(unfinished)) {
        const entry = path.join(unfinished, name);
        // The time of an upload's folder changes with every part that arrives.
        if ((await changedAt(entry)) >= before) continue;
        await rm(entry, { recursive: true, force: true });
        count += 1;
      }
      return count;
    },
    async uploadAddress() {
      return null;
    },
    async downloadAddress() {
      return null;
    },
    async temporaryCredentials() {
      return null;
    },
    directBase: null,
    multipart: createDiskMultipart({ unfinished, placeOf: segmentsOf }),
    place: `the folder ${root}`,
    readMark: () => readFile(mark, 'utf8').catch(nullIfGone).catch(fail),
    async writeMark(text, former) {
      const aside = path.join(unfinished, randomUUID());
      try {
        await makeFolder(unfinished);
        await writeSynced(aside, oneChunk(text), Number.POSITIVE_INFINITY);
        if (former === null) await linkOrCopy(aside, mark).catch(unlessThere);
        else await rename(aside, mark);
        await syncFolder(root);
      } catch (error) {
        throw asStoreFault(error);
      } finally {
        await rm(aside, { force: true });
      }
    },
    ping: () => makeFolder(root),
  };
  return whileMounted(store, mark);
}

async function* oneChunk(text: string) {
  yield Buffer.from(text);
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

function fail(error: unknown): never {
  throw asStoreFault(error);
}
