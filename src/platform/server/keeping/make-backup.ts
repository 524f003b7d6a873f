import { existsSync } from 'node:fs';
import { chmod, copyFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { MOVED, WAS_MOVED } from '../db/copying/moved-mark.ts';
import { IS_HALF_MOVED, MOVING } from '../db/copying/moving-mark.ts';
import type { DbOrTx } from '../db/database.ts';
import { dumpDatabase } from '../db/dump-database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { appliedMigrations } from '../db/integrity.ts';
import { giveToOwner } from '../give-to-owner.ts';
import { makeWritableFolder } from '../make-folder.ts';
import { backUpObjects } from './back-up-objects.ts';
import type { Installation } from './installation.ts';
import { writeLines } from './lines.ts';
import type { ObjectIndex } from './listed-object.ts';
import { describeFile, IN_BACKUP, type Manifest, writeManifest } from './manifest.ts';
import { Refusal } from './refusal.ts';
import { sizeIn } from './size-in.ts';

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
  makeTarget(root);
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

/** @throws Refusal when nothing can be written there */
function makeTarget(root: string): void {
  const wasThere = existsSync(root);
  try {
    makeWritableFolder(root, 0o700);
  } catch (error) {
    const what = wasThere ? 'written' : 'made';
    throw new Refusal(`${root} cannot be ${what}: ${(error as Error).message}`);
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
    if (migrations.includes(MOVED)) throw new Refusal(WAS_MOVED);
    if (migrations.includes(MOVING)) throw new Refusal(IS_HALF_MOVED);
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
