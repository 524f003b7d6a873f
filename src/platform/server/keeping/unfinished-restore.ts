import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config.ts';
import { isEmptyDatabase } from '../db/load-dump.ts';
import type { DatabaseLocation } from '../db/open-database.ts';

/** There while a backup is being restored: what it has brought may be continued, and no other folder is touched. */
export const RESTORING = 'restoring.lock';

/**
 * A restore brings the database last. Until then a start would make an empty one in its place, and the restore could not go on.
 * @throws ConfigError where a restore runs, or was interrupted before that
 */
export async function refuseUnfinishedRestore(dataDir: string, database: DatabaseLocation): Promise<void> {
  const lock = path.resolve(dataDir, RESTORING);
  if (!existsSync(lock)) return;
  const isThere = 'file' in database ? existsSync(database.file) : !(await isEmptyDatabase(database));
  if (isThere) return;
  throw new ConfigError(
    `A restore into ${path.dirname(lock)} has not come to its end: wait for it, or run \`lampstand restore\` with the same backup again. To begin without one, empty that folder`,
  );
}
