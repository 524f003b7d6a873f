import path from 'node:path';
import { migrationsOf } from '#app/migrations-of.ts';
import { type Config, ConfigError } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import { expectLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import { databaseBeside } from '#platform/server/keeping/installation.ts';
import { isThere } from '#platform/server/keeping/is-there.ts';
import { refuseUnfinishedRestore } from '#platform/server/keeping/unfinished-restore.ts';

/**
 * Runs `work` with the database of a server that may be running meanwhile, and closes it. Nothing is made or brought up to
 * date: that is what a start does.
 * @throws ConfigError when there is no database yet, or one of another version
 */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(await locationOf(config));
  try {
    await expectLatest(db, migrationsOf());
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function locationOf(config: Config): Promise<DatabaseLocation> {
  const location = await databaseBeside(config);
  await refuseUnfinishedRestore(config.DATA_DIR, location);
  // Opening it would make an empty one.
  if ('file' in location && !isThere(location.file)) {
    const folder = path.dirname(location.file);
    throw new ConfigError(`There is no database in ${folder}: check DATA_DIR, or start Lampstand once.`);
  }
  return location;
}
