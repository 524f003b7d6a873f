import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, type ObjectStore, type StoredBytes, TooManyBytes } from './object-store.ts';

/**
 * Objects as files below `folder`, spread over folders named after the last two characters of their key. A file is
 * written aside, synced, and renamed into place: nobody ever sees half of one.
 */
export function createDiskObjectStore(folder: string): ObjectStore {
  const root = path.resolve(folder);
  const unfinished = path.join(root, 'unfinished');
  const placeOf = (key: string) => path.join(root, 'kept', checkedKey(key).slice(-2).toLowerCase(), key);

  return {
    async put(key, chunks, { maxBytes }) {
      const place = placeOf(key);
      await mkdir(unfinished, { recursive: true });
      await makeFolder(path.dirname(place));
      const aside = path.join(unfinished, randomUUID());
      try {
        const stored = await writeSynced(aside, chunks, maxBytes);
        await rename(aside, place);
        await syncFolder(path.dirname(place));
        return stored;
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const handle = await openIfThere(placeOf(key));
      if (!handle) return null;
      return createReadStream('', { fd: handle, ...range, highWaterMark: 256 * 1024 });
    },
    async remove(keys) {
      for (const key of keys) await rm(placeOf(key), { force: true });
    },
    async *olderThan(before) {
      for await (const file of filesBelow(path.join(root, 'kept'))) {
        if ((await changedAt(file)) < before) yield path.basename(file);
      }
    },
    async sweepUnfinished(before) {
      for await (const file of filesBelow(unfinished)) {
        if ((await changedAt(file)) < before) await rm(file, { force: true });
      }
    },
  };
}

async function writeSynced(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<StoredBytes> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new TooManyBytes(`more than ${maxBytes} bytes`);
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, etag: hash.digest('base64url') };
}

/** A folder's own entry has to be synced too, or a power cut forgets the file's name. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there the rename is durable by itself (NTFS journals it).
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openIfThere(file: string): Promise<FileHandle | null> {
  return open(file, 'r').catch(nullIfGone);
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(nullIfGone))?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

async function* filesBelow(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder, { recursive: true }).catch(nullIfGone);
  if (!entries) return;
  for await (const entry of entries) if (entry.isFile()) yield path.join(entry.parentPath, entry.name);
}

function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
