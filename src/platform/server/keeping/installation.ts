import { statSync } from 'node:fs';
import path from 'node:path';
import { type Config, databaseOf, s3Of } from '../config.ts';
import { checkDirectAddress } from '../db/direct-address.ts';
import type { DatabaseLocation } from '../db/open-database.ts';
import { isPooled } from '../db/open-postgres.ts';
import { createDiskObjectStore } from '../object-store/disk-object-store.ts';
import { type ObjectStore, StoreUnavailable } from '../object-store/object-store.ts';
import { isThere } from './is-there.ts';
import { Refusal } from './refusal.ts';

/** Where everything of an installation is, as the server's own settings say. */
export interface Installation {
  dataDir: string;
  database: DatabaseLocation;
  objects: ObjectStore;
  /** The folder of the disk store; null when the files are in a bucket. */
  objectsDir: string | null;
  /** The file of the secret; null when `AUTH_SECRET` gives it. */
  secretFile: string | null;
}

/**
 * Makes nothing: neither a database nor a bucket.
 * @throws what connecting to PostgreSQL throws
 */
export async function installationOf(config: Config): Promise<Installation> {
  const dataDir = path.resolve(config.DATA_DIR);
  const { objects, objectsDir } = await storeOf(config, dataDir);
  return {
    dataDir,
    database: await databaseBeside(config),
    objects,
    objectsDir,
    secretFile: config.AUTH_SECRET ? null : path.join(dataDir, 'auth-secret'),
  };
}

/**
 * The database as what runs beside the server reaches it: past the pooler where the settings say how.
 * @throws ConfigError when that way leads to another database; what connecting to PostgreSQL throws
 */
export async function databaseBeside(config: Config): Promise<DatabaseLocation> {
  const location = databaseOf(config);
  if ('file' in location) return { file: path.resolve(location.file) };
  const { directUrl, url } = location;
  if (directUrl === undefined) return { ...location, pooled: await isPooled(url) };
  await checkDirectAddress(location);
  return { ...location, url: directUrl };
}

export function objectsIn(dataDir: string): string {
  return path.join(dataDir, 'objects');
}

async function storeOf(
  config: Config,
  dataDir: string,
): Promise<Pick<Installation, 'objects' | 'objectsDir'>> {
  const settings = s3Of(config);
  if (!settings) {
    const objectsDir = objectsIn(dataDir);
    return { objects: createDiskObjectStore(objectsDir), objectsDir };
  }
  // Loaded only when it is needed, as the server does it.
  const { createS3ObjectStore } = await import('../object-store/s3-object-store.ts');
  return { objects: createS3ObjectStore(settings), objectsDir: null };
}

/** @throws Refusal when there is nothing to work on: no SQLite file, or a bucket that does not answer */
export async function checkInstallation({ database, objects, objectsDir }: Installation): Promise<void> {
  if ('file' in database && !isThere(database.file)) {
    throw new Refusal(`There is no installation: ${database.file} is not there. Is DATA_DIR right?`);
  }
  if ('file' in database) checkOwner(database.file);
  if (objectsDir !== null) return;
  await objects.ping().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new Refusal(`The bucket cannot be reached: ${error.message}. Are the S3_… settings right?`);
  });
}

/**
 * Whoever opens a SQLite file leaves files beside it, which would lock the server's own user out. Root's do not: SQLite gives them to
 * the user of the database.
 * @throws Refusal when the file belongs to somebody else
 */
function checkOwner(file: string): void {
  const { uid } = statSync(file);
  const user = process.getuid?.() ?? uid;
  if (user === uid || user === 0) return;
  throw new Refusal(`${file} belongs to the user with the number ${uid}: run this as that user, or as root.`);
}
