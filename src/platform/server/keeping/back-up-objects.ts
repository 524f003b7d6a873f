import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openForReading } from '../db/open-database.ts';
import { copyDiskObject } from '../object-store/disk-copy.ts';
import { createDiskObjectStore } from '../object-store/disk-object-store.ts';
import type { ObjectStore, StoredBytes } from '../object-store/object-store.ts';
import { forEachAtOnce } from './at-once.ts';
import { earlierBackup } from './earlier-backup.ts';
import { type Fingerprint, fingerprintOf, fitsInStore, fitsTag } from './fingerprint.ts';
import type { Installation } from './installation.ts';
import { readLines, writeLines } from './lines.ts';
import type { ListedObject, ObjectIndex } from './listed-object.ts';
import { describeFile, IN_BACKUP, type Manifest, type ObjectLine } from './manifest.ts';
import { Refusal } from './refusal.ts';
import { sizeIn } from './size-in.ts';

/** Waits for a disk or a bucket overlap; more would only take memory. */
const OBJECTS_AT_ONCE = 8;

const ASKED_AT_ONCE = 200;

interface ObjectDeps {
  installation: Installation;
  index: ObjectIndex;
  out: (line: string) => void;
}

/**
 * Takes the objects that `listed.jsonl` in `root` lists, each with its bytes read once more. What the store gives no link of, and an
 * earlier backup beside this one has, is linked from there: only what is new is copied or fetched.
 */
export async function backUpObjects(
  root: string,
  deps: ObjectDeps,
): Promise<Pick<Manifest, 'objects' | 'damaged' | 'deletedMeanwhile'>> {
  const { installation, out } = deps;
  const folder = path.join(root, IN_BACKUP.objects);
  const store = createDiskObjectStore(folder);
  const lines = await writeLines(path.join(root, IN_BACKUP.objectLines));
  const earlier = await earlierBackup(root);
  const found = { count: 0, bytes: 0 };
  let shared = 0;
  const damaged: Manifest['damaged'] = [];
  const missing: string[] = [];

  /** Links or copies an object. @returns the tag that a bucket gave it, if asked; null when the store has no such object */
  async function take(object: ListedObject): Promise<{ etag: string | null } | null> {
    const { key } = object;
    const { objectsDir, objects } = installation;
    if (objectsDir !== null && (await copyDiskObject(objectsDir, folder, key, { links: 'only' }))) {
      return { etag: null };
    }
    // A disk reads all bytes for it: only where there is something to compare them with.
    const now = objectsDir !== null && earlier === null ? null : await objects.measure(key);
    const etag = now?.etag ?? null;
    if (now !== null && (await earlier?.give(key, folder))) {
      if (await isAsInStore(key, now)) {
        shared += 1;
        return { etag };
      }
      await store.remove([key]);
    }
    return (await copy(object)) ? { etag } : null;
  }

  /** Whether the copy that an earlier backup gave is what the store has now. */
  async function isAsInStore(key: string, now: StoredBytes): Promise<boolean> {
    const print = await readBack(store, key);
    if (print?.size !== now.size) return false;
    if (installation.objectsDir !== null) return (await store.measure(key))?.etag === now.etag;
    return fitsTag(now.etag, print) === 'same' || earlier?.sha256Of(key, now.etag) === print.sha256;
  }

  /** False when the store has no such object. */
  async function copy({ key, contentType }: ListedObject): Promise<boolean> {
    if (installation.objectsDir !== null) {
      return copyDiskObject(installation.objectsDir, folder, key, { links: 'never' });
    }
    const stream = await installation.objects.read(key);
    if (!stream) return false;
    await store.put(key, stream, { maxBytes: Number.POSITIVE_INFINITY, contentType });
    return true;
  }

  async function add(object: ListedObject): Promise<void> {
    const { key, contentType } = object;
    const taken = await take(object);
    if (taken === null) {
      if (object.isThere) missing.push(key);
      return;
    }
    const print = await readBack(store, key);
    if (print === null) {
      await store.remove([key]);
      damaged.push({ key, what: 'it cannot be read' });
      return;
    }
    // A bucket knows more of its tags than the copy on this disk does.
    const what = await faultOf(
      installation.objectsDir === null ? installation.objects : store,
      object,
      print,
    );
    if (what !== null) damaged.push({ key, what });
    const { size, sha256 } = print;
    const line: ObjectLine = { key, size, sha256, contentType, ...taken };
    await lines.write([line]);
    found.count += 1;
    found.bytes += size;
    if (found.count % 1000 === 0) out(`${found.count} objects so far, ${sizeIn(found.bytes)}.`);
  }

  try {
    const listed = readLines(path.join(root, IN_BACKUP.listed)) as AsyncGenerator<ListedObject>;
    await forEachAtOnce(listed, OBJECTS_AT_ONCE, add);
  } finally {
    await lines.end();
  }
  if (earlier !== null)
    out(`${shared} of ${found.count} objects are links into the backup of ${earlier.madeAt}.`);
  await rm(path.join(root, IN_BACKUP.listed));
  await rm(path.join(folder, 'unfinished'), { recursive: true, force: true });

  const lost = await stillListed(missing, deps);
  const { objects } = installation;
  if (found.count === 0 && lost.length > 0 && (await objects.readMark()) === null) {
    throw new Refusal(
      `${objects.place} is empty, although this database has files. Is it mounted? There is no backup.`,
    );
  }
  damaged.push(...lost.map((key) => ({ key, what: 'it is not in the store' })));
  return {
    objects: { ...(await describeFile(root, IN_BACKUP.objectLines)), ...found },
    damaged,
    deletedMeanwhile: missing.filter((key) => !lost.includes(key)),
  };
}

/** What is in the backup, and not what was meant to be; null when a part of it is lost or the disk does not give it. */
async function readBack(store: ObjectStore, key: string): Promise<Fingerprint | null> {
  try {
    const stream = await store.read(key);
    return stream && (await fingerprintOf(stream));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EIO') return null;
    throw error;
  }
}

async function faultOf(
  store: ObjectStore,
  { key, size, etag }: ListedObject,
  print: Fingerprint,
): Promise<string | null> {
  if (size === null || etag === null) return null;
  if (print.size !== size) return `it has ${print.size} bytes instead of ${size}`;
  return (await fitsInStore(store, { key, etag }, print)) === 'different' ? 'its bytes were changed' : null;
}

/**
 * Which of the objects that were missing have a row even now. The rest was deleted by people while the backup was made:
 * a row always goes before its bytes.
 */
async function stillListed(keys: readonly string[], { installation, index }: ObjectDeps): Promise<string[]> {
  if (keys.length === 0) return [];
  const db = openForReading(installation.database);
  try {
    const still: string[] = [];
    for (let from = 0; from < keys.length; from += ASKED_AT_ONCE) {
      still.push(...(await index.known(db, keys.slice(from, from + ASKED_AT_ONCE))));
    }
    return still;
  } finally {
    await db.destroy();
  }
}
