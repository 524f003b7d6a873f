import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type StoredBytes, StoreUnavailable, TooManyBytes } from './object-store.ts';

/** Bytes gathered before they are written: a call for each chunk of a socket would cost more than the writing. */
const WRITE_BYTES = 1024 * 1024;

/**
 * Writes a new file and syncs it.
 * @throws TooManyBytes as soon as more than `maxBytes` have come; the caller removes the file.
 */
export async function writeSynced(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<StoredBytes> {
  const hash = createHash('sha256');
  let size = 0;
  let gathered: Uint8Array[] = [];
  let waiting = 0;
  const handle = await open(file, 'wx', 0o600);
  const flush = async () => {
    if (gathered.length > 0) await writeAll(handle, gathered);
    gathered = [];
    waiting = 0;
  };
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new TooManyBytes(`more than ${maxBytes} bytes`);
      hash.update(chunk);
      gathered.push(chunk);
      waiting += chunk.byteLength;
      if (waiting >= WRITE_BYTES) await flush();
    }
    await flush();
    await handle.datasync();
  } finally {
    await handle.close();
  }
  return { size, etag: hash.digest('hex').slice(0, 32) };
}

/** The disk may take less than it is given. */
async function writeAll(handle: FileHandle, buffers: Uint8Array[]): Promise<void> {
  const total = buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const { bytesWritten } = await handle.writev(buffers);
  if (bytesWritten < total) await handle.writeFile(Buffer.concat(buffers).subarray(bytesWritten));
}

/** A folder's own entry has to be synced too, or a power cut forgets the file's name. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there the rename is durable by itself (NTFS journals it).
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function openIfThere(file: string): Promise<FileHandle | null> {
  return open(file, 'r').catch(nullIfGone);
}

/** Size and tag of a file as `writeSynced` told them, read anew. */
export async function measure(file: string): Promise<StoredBytes | null> {
  const handle = await openIfThere(file);
  if (!handle) return null;
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream('', { fd: handle })) {
    hash.update(chunk as Uint8Array);
    size += (chunk as Uint8Array).byteLength;
  }
  return { size, etag: hash.digest('hex').slice(0, 32) };
}

/** Epoch ms; infinitely late for what is gone. */
export async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(nullIfGone))?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

/** What stands in a folder; nothing when there is no such folder. */
export async function* entriesOf(folder: string): AsyncIterable<{ name: string; isFolder: boolean }> {
  const entries = await opendir(folder).catch(nullIfGone);
  if (!entries) return;
  for await (const entry of entries) yield { name: entry.name, isFolder: entry.isDirectory() };
}

export function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

const UNAVAILABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EPERM']);

/** What the disk refuses is the store's trouble, not a mistake in the request. */
export function asStoreFault(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return UNAVAILABLE.has(code) ? new StoreUnavailable(`the disk refused: ${code}`, { cause: error }) : error;
}
