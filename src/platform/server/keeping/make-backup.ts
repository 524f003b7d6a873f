import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DbOrTx } from '../db/database.ts';
import { dumpDatabase } from '../db/dump-database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { appliedMigrations } from '../db/integrity.ts';
import { openForReading } from '../db/open-database.ts';
import { giveToOwner } from '../give-to-owner.ts';
import { copyDiskObject } from '../object-store/disk-copy.ts';
import { createDiskObjectStore } from '../object-store/disk-object-store.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { forEachAtOnce } from './at-once.ts';
import { type Fingerprint, fingerprintOf, fitsInStore } from './fingerprint.ts';
import type { Installation } from './installation.ts';
import { readLines, writeLines } from './lines.ts';
import type { ListedObject, ObjectIndex } from './listed-object.ts';
import { describeFile, IN_BACKUP, type Manifest, type ObjectLine, writeManifest } from './manifest.ts';
import { Refusal } from './refusal.ts';

/** Waits for a disk or a bucket overlap; more would only take memory. */
const AT_ONCE = 8;

const ASKED_AT_ONCE = 200;

/** What a backup is made of. */
export interface BackupDeps {
  installation: Installation;
  index: ObjectIndex;
  /** Names of the files in DATA_DIR that belong to the installation besides; those that are there are taken. */
  houseFiles: readonly string[];
  env: NodeJS.ProcessEnv;
  now: () => number;
  out: (line: string) => void;
}

/**
 * Makes a backup in `folder`, which is new, empty, or holds one that was interrupted, beside a server that works. The
 * database is first and the objects that it lists come after it, so that nothing is listed that came later. Uploads under
 * way are not in it: they are no files yet.
 * @throws Refusal when the folder cannot be used
 */
export async function makeBackup(folder: string, deps: BackupDeps): Promise<Manifest> {
  const root = path.resolve(folder);
  const { installation } = deps;
  if (`${root}${path.sep}`.startsWith(`${installation.dataDir}${path.sep}`)) {
    throw new Refusal(`${root} is in DATA_DIR: what is lost with the data is no backup.`);
  }
  await mkdir(root, { recursive: true, mode: 0o700 });
  await checkFolder(root);
  const lock = lockFolder(root, IN_BACKUP.lock);
  if (!lock) throw new Refusal(`Another backup is being made in ${root}.`);
  let isWhole = false;
  try {
    // Another process may have ended one between the first look and the lock.
    await checkFolder(root);
    const content = await fill(root, deps);
    await writeManifest(root, content);
    isWhole = true;
    return content;
  } finally {
    if (isWhole) lock.release();
    else lock.leave();
    // Among the nightly ones, it has to be theirs who take the old ones away.
    giveToOwner(path.dirname(root), root);
  }
}

async function fill(root: string, deps: BackupDeps): Promise<Manifest> {
  await chmod(root, 0o700);
  await clear(root, deps);
  const madeAt = new Date(deps.now()).toISOString();
  const { migrations, ...dumped } = await backUpDatabase(root, deps);
  deps.out(`The database is copied: ${sizeIn(dumped.database.size)}.`);
  const secret = await backUpSecret(root, deps.installation);
  const houseFiles = await backUpHouseFiles(root, deps);
  const copied = await backUpObjects(root, deps);
  return { format: 'lampstand-backup-1', madeAt, ...dumped, migrations, secret, houseFiles, ...copied };
}

/** As '1.5 MB', for operators. */
export function sizeIn(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${units[power]}`;
}

async function checkFolder(root: string): Promise<void> {
  if (existsSync(path.join(root, IN_BACKUP.manifest))) {
    throw new Refusal(`There is a whole backup in ${root} already. Choose another folder for this one.`);
  }
  const interrupted = existsSync(path.join(root, IN_BACKUP.lock));
  if (!interrupted && (await readdir(root)).length > 0) {
    throw new Refusal(`${root} is not empty. Choose another folder.`);
  }
}

/** Takes away what an interrupted backup has left, and nothing else. */
async function clear(root: string, { houseFiles }: BackupDeps): Promise<void> {
  const { lock: _, ...names } = IN_BACKUP;
  for (const name of [...Object.values(names), ...houseFiles]) {
    await rm(path.join(root, name), { recursive: true, force: true });
    await rm(path.join(root, `${name}.unfinished`), { force: true });
  }
}

async function backUpDatabase(root: string, { installation, index, env }: BackupDeps) {
  const engine = 'file' in installation.database ? 'sqlite' : 'postgres';
  const name = IN_BACKUP[engine];
  let migrations: string[] = [];
  const look = async (db: DbOrTx) => {
    migrations = await appliedMigrations(db);
    if (migrations.length === 0) throw new Refusal('The database has no tables of Lampstand.');
    const listed = await writeLines(path.join(root, IN_BACKUP.listed));
    try {
      for await (const page of index.pages(db)) await listed.write(page);
    } finally {
      await listed.end();
    }
  };
  const { dumpedWith } = await dumpDatabase(installation.database, path.join(root, name), { env, look });
  return { engine, dumpedWith, migrations, database: await describeFile(root, name) } as const;
}

async function backUpSecret(root: string, { secretFile }: Installation) {
  if (secretFile === null || !existsSync(secretFile)) return null;
  return copyInto(root, IN_BACKUP.secret, secretFile);
}

async function backUpHouseFiles(root: string, { installation, houseFiles }: BackupDeps) {
  const there = houseFiles
    .map((name) => ({ name, file: path.join(installation.dataDir, name) }))
    .filter(({ file }) => existsSync(file));
  return Promise.all(there.map(({ name, file }) => copyInto(root, name, file)));
}

async function copyInto(root: string, name: string, file: string) {
  const to = path.join(root, name);
  await copyFile(file, to);
  await chmod(to, 0o600);
  return describeFile(root, name);
}

async function backUpObjects(root: string, deps: BackupDeps) {
  const { installation, out } = deps;
  const folder = path.join(root, IN_BACKUP.objects);
  const store = createDiskObjectStore(folder);
  const lines = await writeLines(path.join(root, IN_BACKUP.objectLines));
  const found = { count: 0, bytes: 0 };
  const damaged: Manifest['damaged'] = [];
  const missing: string[] = [];

  /** False when the store has no such object. */
  async function copy({ key, contentType }: ListedObject): Promise<boolean> {
    if (installation.objectsDir !== null) {
      return copyDiskObject(installation.objectsDir, folder, key, { share: true });
    }
    const stream = await installation.objects.read(key);
    if (!stream) return false;
    await store.put(key, stream, { maxBytes: Number.POSITIVE_INFINITY, contentType });
    return true;
  }

  async function add(object: ListedObject): Promise<void> {
    const { key, contentType } = object;
    if (!(await copy(object))) {
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
    const line: ObjectLine = { key, size, sha256, contentType };
    await lines.write([line]);
    found.count += 1;
    found.bytes += size;
    if (found.count % 1000 === 0) out(`${found.count} objects so far, ${sizeIn(found.bytes)}.`);
  }

  try {
    const listed = readLines(path.join(root, IN_BACKUP.listed)) as AsyncGenerator<ListedObject>;
    await forEachAtOnce(listed, AT_ONCE, add);
  } finally {
    await lines.end();
  }
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
async function stillListed(keys: readonly string[], { installation, index }: BackupDeps): Promise<string[]> {
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
