import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DbOrTx } from '../db/database.ts';
import { dumpDatabase } from '../db/dump-database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { appliedMigrations } from '../db/integrity.ts';
import { openForReading } from '../db/open-database.ts';
import { copyDiskObject } from '../object-store/disk-copy.ts';
import { createDiskObjectStore } from '../object-store/disk-object-store.ts';
import { forEachAtOnce } from './at-once.ts';
import { fingerprintOf, fitsTag } from './fingerprint.ts';
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
  const { installation, out } = deps;
  if (`${root}${path.sep}`.startsWith(`${installation.dataDir}${path.sep}`)) {
    throw new Refusal(`${root} is in DATA_DIR: what is lost with the data is no backup.`);
  }
  await mkdir(root, { recursive: true, mode: 0o700 });
  await checkFolder(root);
  const lock = lockFolder(root, IN_BACKUP.lock);
  if (!lock) throw new Refusal(`Another backup is being made in ${root}.`);
  // Another process may have ended one between the first look and the lock.
  await checkFolder(root);
  await chmod(root, 0o700);
  await clear(root);

  const madeAt = new Date(deps.now()).toISOString();
  const { migrations, ...dumped } = await backUpDatabase(root, deps);
  out(`The database is copied: ${sizeIn(dumped.database.size)}.`);
  const secret = await backUpSecret(root, installation);
  const copied = await backUpObjects(root, deps);
  const content: Manifest = {
    format: 'lampstand-backup-1',
    madeAt,
    ...dumped,
    migrations,
    secret,
    ...copied,
  };
  await writeManifest(root, content);
  lock.release();
  return content;
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
async function clear(root: string): Promise<void> {
  const { lock: _, ...names } = IN_BACKUP;
  for (const name of Object.values(names)) {
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
    for await (const page of index.pages(db)) await listed.write(page);
    await listed.end();
  };
  const { dumpedWith } = await dumpDatabase(installation.database, path.join(root, name), { env, look });
  return { engine, dumpedWith, migrations, database: await describeFile(root, name) } as const;
}

async function backUpSecret(root: string, { secretFile }: Installation) {
  if (secretFile === null || !existsSync(secretFile)) return null;
  const to = path.join(root, IN_BACKUP.secret);
  await copyFile(secretFile, to);
  await chmod(to, 0o600);
  return describeFile(root, IN_BACKUP.secret);
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

  const listed = readLines(path.join(root, IN_BACKUP.listed)) as AsyncGenerator<ListedObject>;
  await forEachAtOnce(listed, AT_ONCE, async (object) => {
    if (!(await copy(object))) {
      if (object.isThere) missing.push(object.key);
      return;
    }
    // What is in the backup is read, not what was meant to be.
    const { size, sha256, what } = await inspect(store.read(object.key), object);
    if (what !== null) damaged.push({ key: object.key, what });
    const line: ObjectLine = { key: object.key, size, sha256, contentType: object.contentType };
    await lines.write([line]);
    found.count += 1;
    found.bytes += size;
    if (found.count % 1000 === 0) out(`${found.count} objects so far, ${sizeIn(found.bytes)}.`);
  });
  await lines.end();
  await rm(path.join(root, IN_BACKUP.listed));

  const lost = await stillListed(missing, deps);
  damaged.push(...lost.map((key) => ({ key, what: 'it is not in the store' })));
  return {
    objects: { ...(await describeFile(root, IN_BACKUP.objectLines)), ...found },
    damaged,
    deletedMeanwhile: missing.length - lost.length,
  };
}

/** The bytes that were copied, and what is wrong with them. */
async function inspect(
  reading: Promise<AsyncIterable<Uint8Array> | null>,
  object: Pick<ListedObject, 'size' | 'etag'>,
) {
  const stream = await reading;
  if (!stream) throw new Error('an object that was just copied is not there');
  const print = await fingerprintOf(stream);
  return { ...print, what: faultOf(print, object) };
}

function faultOf(
  print: Awaited<ReturnType<typeof fingerprintOf>>,
  { size, etag }: Pick<ListedObject, 'size' | 'etag'>,
) {
  if (size !== null && print.size !== size) return `it has ${print.size} bytes instead of ${size}`;
  if (size !== null && etag !== null && fitsTag(etag, print) === 'different') return 'its bytes were changed';
  return null;
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
