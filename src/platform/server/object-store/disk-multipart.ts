import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { MULTIPART_LIMITS } from '#contract/multipart-limits.ts';
import {
  asStoreFault,
  checksumTag,
  linkOrCopy,
  makeFolder,
  nullIfGone,
  syncFolder,
  writeSynced,
} from './disk-files.ts';
import {
  checkedKey,
  type MultipartUploads,
  type StoredBytes,
  type StoredPart,
  UploadRefused,
} from './object-store.ts';

/** What a completed object's folder says about its segments, in their order. */
export interface Manifest extends StoredBytes {
  uploadId: string;
  segments: { file: string; size: number }[];
}

const MANIFEST = 'manifest.json';
const UPLOAD_ID = /^[0-9a-f-]{36}$/;
const PART_FILE = /^(\d{5})-(\d+)-([0-9a-f]+)$/;

interface Folders {
  /** The folder of everything that cannot be read yet. */
  unfinished: string;
  /** The folder of a completed object's segments. */
  placeOf(key: string): string;
}

/** Links that are made at a time: parts can be 10,000, and other requests wait for the disk too. */
const LINKED_AT_ONCE = 16;

/**
 * Multipart uploads as folders of part files. Completing gathers second names of the listed parts and a manifest in a
 * folder of its own and renames that into place: no byte is copied, the whole object can be read from that moment on, and
 * of several that complete one upload, here or in other processes, one gets there first and the others find it there
 * (docs/decisions/029-two-at-one-file.md).
 */
export function createDiskMultipart({ unfinished, placeOf }: Folders): MultipartUploads {
  /** The folder is the upload: without it there is none, and a part cannot be renamed into it. */
  const folderOf = (key: string, uploadId: string) =>
    path.join(unfinished, `${checkedKey(key)}.${UPLOAD_ID.test(uploadId) ? uploadId : 'none'}`);

  return {
    async begin(key) {
      const uploadId = randomUUID();
      await makeFolder(folderOf(key, uploadId)).catch(fail);
      return uploadId;
    },
    async partAddress() {
      return null;
    },
    async putPart(key, uploadId, partNumber, chunks, { maxBytes }) {
      const folder = folderOf(key, uploadId);
      const aside = path.join(unfinished, randomUUID());
      try {
        const stored = await writeSynced(aside, chunks, maxBytes, checksumTag());
        const name = `${`${partNumber}`.padStart(5, '0')}-${stored.size}-${stored.etag}`;
        await rename(aside, path.join(folder, name));
        await syncFolder(folder);
        const former = (await partFiles(folder))?.filter((part) => part.partNumber === partNumber) ?? [];
        for (const { file } of former) {
          if (file !== name) await rm(path.join(folder, file), { force: true });
        }
        return stored;
      } catch (error) {
        await rm(aside, { force: true });
        // Aborted or completed while the bytes came in.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new UploadRefused('unknown-upload');
        throw asStoreFault(error);
      }
    },
    async parts(key, uploadId) {
      const files = await partFiles(folderOf(key, uploadId));
      if (!files) return null;
      const byNumber = new Map(files.map(({ file: _, ...part }) => [part.partNumber, part]));
      return [...byNumber.values()].sort((a, b) => a.partNumber - b.partNumber);
    },
    async complete(key, uploadId, parts) {
      const folder = folderOf(key, uploadId);
      const place = placeOf(key);
      const gathered = path.join(unfinished, randomUUID());
      try {
        const before = await completedIn(place, uploadId);
        if (before) {
          await removeFolder(folder);
          return before;
        }
        const files = await partFiles(folder);
        if (!files) throw new UploadRefused('unknown-upload');
        const manifest = manifestOf(uploadId, files, parts);
        await gather(gathered, folder, manifest);
        await makeFolder(path.dirname(place));
        // It fails where another has put its folder already: a folder never takes the place of one with something in it.
        await rename(gathered, place);
        await syncFolder(path.dirname(place));
        await removeFolder(folder);
        return { size: manifest.size, etag: manifest.etag };
      } catch (error) {
        await rm(gathered, { recursive: true, force: true });
        const meanwhile = await completedIn(place, uploadId).catch(fail);
        if (meanwhile) return meanwhile;
        // A listed part was sent again just now, or the upload was given up.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
          throw new UploadRefused((await partFiles(folder)) ? 'wrong-part' : 'unknown-upload');
        }
        // Another completed it, and what that made was removed again before its manifest could be read here.
        if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? ''))
          throw new UploadRefused('unknown-upload');
        throw asStoreFault(error);
      }
    },
    async abort(key, uploadId) {
      await removeFolder(folderOf(key, uploadId));
    },
  };

  /** It is renamed first. Otherwise a part that is just arriving could be put into a folder that is being emptied. */
  async function removeFolder(folder: string): Promise<void> {
    const aside = path.join(unfinished, randomUUID());
    await rename(folder, aside).catch(nullIfGone);
    await rm(aside, { recursive: true, force: true });
  }
}

/** What completing this upload has made; null while nobody has come to the end of it. */
async function completedIn(place: string, uploadId: string): Promise<StoredBytes | null> {
  const manifest = await readManifest(place);
  if (manifest?.uploadId !== uploadId) return null;
  // Whoever renamed it there may not have come to this.
  await syncFolder(path.dirname(place));
  return { size: manifest.size, etag: manifest.etag };
}

/**
 * Makes `target` with the manifest and its parts, which stay in the upload's folder too: until the object is in its
 * place, an end of the process leaves the upload as it was.
 */
async function gather(target: string, folder: string, manifest: Manifest): Promise<void> {
  await makeFolder(target);
  const { segments } = manifest;
  for (let from = 0; from < segments.length; from += LINKED_AT_ONCE) {
    const some = segments.slice(from, from + LINKED_AT_ONCE);
    await Promise.all(some.map(({ file }) => linkOrCopy(path.join(folder, file), path.join(target, file))));
  }
  async function* text() {
    yield Buffer.from(JSON.stringify(manifest));
  }
  await writeSynced(path.join(target, MANIFEST), text(), Number.POSITIVE_INFINITY);
  await syncFolder(target);
}

/** The manifest in a completed object's folder; null when there is no such folder. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(nullIfGone);
  return text === null ? null : (JSON.parse(text) as Manifest);
}

async function partFiles(folder: string): Promise<(StoredPart & { file: string })[] | null> {
  const names = await readdir(folder).catch(nullIfGone);
  return (
    names?.flatMap((file) => {
      const [, number, size, etag] = PART_FILE.exec(file) ?? [];
      return etag ? [{ file, partNumber: Number(number), size: Number(size), etag }] : [];
    }) ?? null
  );
}

/** @throws UploadRefused as S3 would (InvalidPart, InvalidPartOrder, EntityTooSmall). */
function manifestOf(
  uploadId: string,
  files: readonly (StoredPart & { file: string })[],
  parts: readonly { partNumber: number; etag: string }[],
): Manifest {
  const known = new Map(files.map((file) => [`${file.partNumber} ${file.etag}`, file]));
  const segments = parts.map(({ partNumber, etag }, i) => {
    if (partNumber <= (parts[i - 1]?.partNumber ?? 0)) throw new UploadRefused('wrong-order');
    const part = known.get(`${partNumber} ${etag}`);
    if (!part) throw new UploadRefused('wrong-part');
    return { file: part.file, size: part.size };
  });
  if (segments.length === 0) throw new UploadRefused('wrong-part');
  if (segments.slice(0, -1).some(({ size }) => size < MULTIPART_LIMITS.minPartBytes)) {
    throw new UploadRefused('part-too-small');
  }
  const size = segments.reduce((sum, segment) => sum + segment.size, 0);
  return { uploadId, size, etag: tagOfParts(parts.map(({ etag }) => etag)), segments };
}

/** The tag of an object whose parts have these tags. */
export function tagOfParts(tags: readonly string[]): string {
  const hash = createHash('sha256').update(tags.join(''));
  return `${hash.digest('hex').slice(0, 32)}-${tags.length}`;
}

function fail(error: unknown): never {
  throw asStoreFault(error);
}
