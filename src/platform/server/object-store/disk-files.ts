import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, type FileHandle, link, mkdir, open, opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { letGo } from '../passing-buffers.ts';
import { type StoredBytes, StoreUnavailable, TooManyBytes } from './object-store.ts';

/** Bytes gathered before they are written: a call for each chunk of a socket would cost more than the writing. */
const WRITE_BYTES = 2 * 1024 * 1024;

/** Computes an entity tag of bytes that pass through. */
export interface Tagging {
  update(chunk: Uint8Array): void;
  /** Letters and digits. */
  tag(): string;
}

/** For whole objects: no other bytes have this tag. */
export function contentTag(): Tagging {
  const hash = createHash('sha256');
  return { update: (chunk) => void hash.update(chunk), tag: () => hash.digest('hex').slice(0, 32) };
}

/**
 * For parts, which are told apart only from other tries at the same part: a checksum, at a third of the cost that a
 * hash adds to a large upload.
 */
export function checksumTag(): Tagging {
  let checksum = 0;
  let size = 0;
  return {
    update(chunk) {
      checksum = crc32(chunk, checksum);
      size += chunk.byteLength;
    },
    tag: () => `${checksum.toString(16).padStart(8, '0')}${size.toString(16)}`,
  };
}

/**
 * Writes a new file and syncs it.
 * @throws TooManyBytes as soon as more than `maxBytes` have come; the caller removes the file.
 */
export async function writeSynced(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tagging = contentTag(),
): Promise<StoredBytes> {
  let size = 0;
  let gathered: Uint8Array[] = [];
  let waiting = 0;
  const handle = await open(file, 'wx', 0o600);
  const flush = async () => {
    if (gathered.length > 0) await writeAll(handle, gathered);
    letGo(gathered);
    gathered = [];
    waiting = 0;
  };
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new TooManyBytes(`more than ${maxBytes} bytes`);
      tagging.update(chunk);
      gathered.push(chunk);
      waiting += chunk.byteLength;
      if (waiting >= WRITE_BYTES) await flush();
    }
    await flush();
    await handle.datasync();
  } finally {
    await handle.close();
  }
  return { size, etag: tagging.tag() };
}

/** A write may take fewer bytes than it was given. */
async function writeAll(handle: FileHandle, buffers: Uint8Array[]): Promise<void> {
  const total = buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const { bytesWritten } = await handle.writev(buffers);
  if (bytesWritten < total) await handle.writeFile(Buffer.concat(buffers).subarray(bytesWritten));
}

/** What file systems without second names answer (exFAT, some network folders), and those where a file has too many. */
const NO_LINK = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Gives a file a second name; where the file system knows no such thing, a synced copy. The caller syncs the folder.
 * @throws EEXIST when there is something at `to`: of several at once, one succeeds.
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!NO_LINK.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    const copy = await open(to, 'r+');
    await copy.datasync().finally(() => copy.close());
  }
}

/** The folder that holds a new folder has to be synced too. Otherwise the new name can be lost in a power cut. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

/** The sync that is running, and the next one, which serves all who have called meanwhile. */
interface FolderSyncs {
  running: Promise<void>;
  next: Promise<void> | null;
}
const folderSyncs = new Map<string, FolderSyncs>();

/**
 * Makes the names in a folder durable. Calls at the same time share one sync, because every sync has to wait for the
 * disk.
 */
export function syncFolder(folder: string): Promise<void> {
  const present = folderSyncs.get(folder);
  if (!present) return beginSync(folder);
  // The sync that is running may have begun before the rename of this caller, who therefore needs the next one.
  present.next ??= present.running.catch(() => {}).then(() => beginSync(folder));
  return present.next;
}

function beginSync(folder: string): Promise<void> {
  const syncs: FolderSyncs = { running: syncNow(folder), next: null };
  folderSyncs.set(folder, syncs);
  const forget = () => {
    if (folderSyncs.get(folder) === syncs && !syncs.next) folderSyncs.delete(folder);
  };
  syncs.running.then(forget, forget);
  return syncs.running;
}

async function syncNow(folder: string): Promise<void> {
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

/** Size and tag of a file, computed again as `writeSynced` did. */
export async function measure(file: string): Promise<StoredBytes | null> {
  const handle = await openIfThere(file);
  if (!handle) return null;
  const tagging = contentTag();
  let size = 0;
  for await (const chunk of createReadStream('', { fd: handle })) {
    tagging.update(chunk as Uint8Array);
    size += (chunk as Uint8Array).byteLength;
  }
  return { size, etag: tagging.tag() };
}

/** When the file last changed, in epoch ms; Infinity when it is gone. */
export async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(nullIfGone))?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

/** The entries of a folder; none when there is no such folder. */
export async function* entriesOf(folder: string): AsyncIterable<{ name: string; isFolder: boolean }> {
  const entries = await opendir(folder).catch(nullIfGone);
  if (!entries) return;
  for await (const entry of entries) yield { name: entry.name, isFolder: entry.isDirectory() };
}

export function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

const UNAVAILABLE = new Set([
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EPERM', 'ENODEV', 'ENXIO'],
  // Of a folder on another machine.
  ...['ESTALE', 'ENOTCONN', 'EHOSTDOWN', 'EHOSTUNREACH', 'ETIMEDOUT'],
]);

/** Turns an error of the disk into an error of the store, because the request is not at fault. */
export function asStoreFault(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return UNAVAILABLE.has(code) ? new StoreUnavailable(`the disk refused: ${code}`, { cause: error }) : error;
}
