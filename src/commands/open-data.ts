import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';

/**
 * Runs `work` with the database of a server that may be running meanwhile, and closes it. Nothing is made or brought up to
 * date: that is what a start does.
 * @throws ConfigError when there is no database yet
 */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(locationOf(config));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function locationOf({ DATABASE_URL, DATA_DIR }: Config): { url: string } | { file: string } {
  if (DATABASE_URL !== undefined) return { url: DATABASE_URL };
  const file = path.join(DATA_DIR, 'lampstand.db');
  // Opening it would make an empty one.
  if (!existsSync(file)) {
    throw new ConfigError(
      `There is no database in ${path.resolve(DATA_DIR)}: check DATA_DIR, or start Lampstand once.`,
    );
  }
  return { file };
}
