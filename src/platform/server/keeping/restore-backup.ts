import { existsSync } from 'node:fs';
import { chmod, copyFile, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { MOVING } from '../db/copying/moving-mark.ts';
import type { Db } from '../db/database.ts';
import { type FolderLock, lockFolder } from '../db/folder-lock.ts';
import { integrityFaults } from '../db/integrity.ts';
import { isEmptyDatabase, loadPostgresDump, openSqliteCopy, placeSqlite } from '../db/load-dump.ts';
import { openDatabase, openForReading } from '../db/open-database.ts';
import { refusePooler } from '../db/postgres-tools.ts';
import { giveToOwner } from '../give-to-owner.ts';
import { makeDataDir } from '../make-folder.ts';
import { copyDiskObject } from '../object-store/disk-copy.ts';
import { createDiskObjectStore } from '../object-store/disk-object-store.ts';
import { forEachAtOnce } from './at-once.ts';
import type { Installation } from './installation.ts';
import type { ObjectIndex } from './listed-object.ts';
import { faultOfFile, IN_BACKUP, type Manifest, type ObjectLine, readManifest } from './manifest.ts';
import { Refusal } from './refusal.ts';
import { RESTORING } from './unfinished-restore.ts';
import { faultOfBytes, faultsOfBackup, objectsOf } from './whole-backup.ts';

const OBJECTS_AT_ONCE = 4;

const FORGOTTEN_AT_ONCE = 200;

/** What a restore needs. */
export interface RestoreDeps {
  installation: Installation;
  index: ObjectIndex;
  /** The migrations that this version of Lampstand knows. */
  migrations: readonly string[];
  /** The files in DATA_DIR that it knows besides. */
  houseFiles: readonly string[];
  env: NodeJS.ProcessEnv;
  out: (line: string) => void;
}

/**
 * Makes a backup the installation, which has to be empty. Everything in the backup is checked before anything is
 * written, and read again where it was written. The database comes last, so that no server can start on half of it; an
 * interrupted one goes on when it is started again.
 * @throws Refusal when the backup is not whole or the installation is not empty
 */
export async function restoreBackup(folder: string, deps: RestoreDeps): Promise<Manifest> {
  const root = path.resolve(folder);
  const { installation, out } = deps;
  const manifest = await readManifest(root);
  checkFits(manifest, deps);
  const faults = await faultsOfBackup(root, manifest);
  if (faults.length > 0) {
    throw new Refusal(`The backup in ${root} is not whole, so nothing was restored: ${listed(faults)}.`);
  }
  out(`The backup of ${manifest.madeAt} is whole.`);

  makeDataDir(installation.dataDir);
  const lock = await takeEmpty(installation, root);
  let isDone = false;
  try {
    await bringObjects(root, deps);
    out(`${manifest.objects.count} objects are restored.`);
    await bringSecret(root, manifest, deps);
    await bringHouseFiles(root, manifest, deps);
    await bringDatabase(root, manifest, deps);
    isDone = true;
  } finally {
    if (isDone) lock.release();
    else lock.leave();
    giveToOwner(installation.dataDir, installation.dataDir);
  }
  for (const { key, what } of manifest.damaged)
    out(`Damaged when the backup was made: object ${key}, ${what}.`);
  return manifest;
}

function checkFits(manifest: Manifest, { installation, migrations: known, houseFiles }: RestoreDeps): void {
  const { engine, migrations } = manifest;
  const target = 'file' in installation.database ? 'sqlite' : 'postgres';
  if (engine !== target) {
    throw new Refusal(
      engine === 'sqlite'
        ? 'This backup is of SQLite: restore it without DATABASE_URL, then move it to PostgreSQL (lampstand move).'
        : 'This backup is of PostgreSQL: set DATABASE_URL to an empty database.',
    );
  }
  // Earlier versions made such backups; no version can start on one.
  if (migrations.includes(MOVING)) {
    throw new Refusal(
      'This backup was made in the middle of a move to PostgreSQL, and not all rows are in it: take one of the SQLite database, or one from after the move.',
    );
  }
  if ('url' in installation.database) refusePooler(installation.database, 'pg_restore');
  const newer = [
    ...migrations.filter((name) => !known.includes(name)),
    ...manifest.houseFiles.map(({ file }) => file).filter((name) => !houseFiles.includes(name)),
  ];
  if (newer.length > 0) {
    throw new Refusal(
      `This backup was made by a newer Lampstand (it has ${newer.join(', ')}): restore it with that version.`,
    );
  }
}

/** Takes the installation for this process; only one that is empty, or that an interrupted restore has begun. */
async function takeEmpty(installation: Installation, root: string): Promise<FolderLock> {
  const { dataDir, database, objects, objectsDir, secretFile } = installation;
  const isContinued = existsSync(path.join(dataDir, RESTORING));
  const own = new Set<string>();
  if (isContinued) for await (const { key } of objectsOf(root)) own.add(key);

  if ('file' in database) {
    const left = [database.file, `${database.file}-wal`, `${database.file}-journal`].find((file) =>
      existsSync(file),
    );
    if (left)
      throw new Refusal(`${dataDir} is in use: it has ${path.basename(left)}. Choose an empty DATA_DIR.`);
  } else if (!(await isEmptyDatabase(database))) {
    throw new Refusal(
      'The database that DATABASE_URL names has tables already. Make an empty one for the restore.',
    );
  }
  if (!isContinued && secretFile !== null && existsSync(secretFile)) {
    throw new Refusal(`${dataDir} is in use: it has ${path.basename(secretFile)}. Choose an empty DATA_DIR.`);
  }
  for await (const { key } of objects.entries()) {
    if (own.has(key)) continue;
    const where = objectsDir ?? 'The bucket';
    throw new Refusal(`${where} holds other objects already (${key}, for one). Choose an empty one.`);
  }
  const lock = lockFolder(dataDir, RESTORING);
  if (!lock) throw new Refusal(`Another restore into ${dataDir} is running.`);
  return lock;
}

async function bringObjects(root: string, { installation, out }: RestoreDeps): Promise<void> {
  const { objects, objectsDir } = installation;
  const folder = path.join(root, IN_BACKUP.objects);
  const backup = createDiskObjectStore(folder);
  let count = 0;
  await forEachAtOnce(objectsOf(root), OBJECTS_AT_ONCE, async (line) => {
    const there = await objects.read(line.key);
    if (!there || (await faultOfBytes(there, line)) !== null) {
      // Copied, not shared: the installation and its backup must not be damaged together.
      if (objectsDir !== null) await copyDiskObject(folder, objectsDir, line.key, { links: 'never' });
      else await put(line);
      const written = await objects.read(line.key);
      const fault = written ? await faultOfBytes(written, line) : 'is missing';
      if (fault !== null) throw new Error(`After it was restored, object ${line.key} ${fault}.`);
    }
    count += 1;
    if (count % 1000 === 0) out(`${count} objects so far.`);
  });

  async function put({ key, size, contentType }: ObjectLine): Promise<void> {
    const stream = await backup.read(key);
    if (!stream) throw new Error(`object ${key} has left the backup`);
    await objects.put(key, stream, { maxBytes: size, contentType });
  }
}

async function bringSecret(
  root: string,
  { secret }: Manifest,
  { installation, out }: RestoreDeps,
): Promise<void> {
  if (!secret) {
    out(
      'The backup has no secret: set AUTH_SECRET as it was, or everybody has to sign in again, and calendars and links that were given out end.',
    );
    return;
  }
  if (installation.secretFile === null) {
    out('AUTH_SECRET is set, so the secret of the backup is not used.');
    return;
  }
  await copySynced(path.join(root, secret.file), installation.secretFile);
}

/** One that lies there already was put there for this installation, so it stays. */
async function bringHouseFiles(root: string, { houseFiles }: Manifest, deps: RestoreDeps): Promise<void> {
  for (const { file } of houseFiles) {
    const to = path.join(deps.installation.dataDir, file);
    if (existsSync(to)) {
      deps.out(`${file} is there already, so the one of the backup is not used.`);
      continue;
    }
    // Half of one, left by a restore that was interrupted, would be taken for one that was there.
    await copySynced(path.join(root, file), `${to}.restoring`);
    await rename(`${to}.restoring`, to);
  }
}

async function bringDatabase(root: string, manifest: Manifest, deps: RestoreDeps): Promise<void> {
  const { database } = deps.installation;
  const dump = path.join(root, manifest.database.file);
  if ('url' in database) {
    await loadPostgresDump(dump, database.url, { dumpedWith: manifest.dumpedWith ?? 0, env: deps.env });
    await forgetDeleted(openDatabase(database), manifest, deps);
    return;
  }
  const folder = path.dirname(database.file);
  const name = `${path.basename(database.file)}.restoring`;
  const aside = path.join(folder, name);
  await rm(aside, { force: true });
  await copySynced(dump, aside);
  const fault = await faultOfFile(folder, { ...manifest.database, file: name });
  if (fault !== null) throw new Error(`After it was restored, ${fault}.`);
  await forgetDeleted(openSqliteCopy(aside), manifest, deps);
  const copy = openForReading({ file: aside });
  const faults = await integrityFaults(copy).finally(() => copy.destroy());
  if (faults.length > 0) throw new Error(`The restored database is damaged: ${listed(faults)}.`);
  await placeSqlite(aside, database.file);
}

/** Their owners deleted these files before the bytes could be copied, so they must not come back without them. */
async function forgetDeleted(db: Db, { deletedMeanwhile }: Manifest, { index }: RestoreDeps): Promise<void> {
  try {
    for (let from = 0; from < deletedMeanwhile.length; from += FORGOTTEN_AT_ONCE) {
      await index.forget(db, deletedMeanwhile.slice(from, from + FORGOTTEN_AT_ONCE));
    }
  } finally {
    await db.destroy();
  }
}

async function copySynced(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
  const handle = await open(to, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The first of many, and how many more there are. */
function listed(faults: readonly string[]): string {
  const first = faults.slice(0, 5).join('; ');
  return faults.length > 5 ? `${first}; and ${faults.length - 5} more` : first;
}
