import path from 'node:path';
import { type Config, ConfigError, databaseOf } from '#platform/server/config.ts';
import { DAMAGED } from '#platform/server/db/damage.ts';
import type { Db } from '#platform/server/db/database.ts';
import { databaseFault, mayPass } from '#platform/server/db/database-errors.ts';
import { checkDirectAddress } from '#platform/server/db/direct-address.ts';
import { expectLatest, migrateToLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import { isPooled } from '#platform/server/db/open-postgres.ts';
import { type DiskRoom, diskRoom, diskState } from '#platform/server/free-disk.ts';
import { refuseUnfinishedRestore } from '#platform/server/keeping/unfinished-restore.ts';
import { makeDataDir } from '#platform/server/make-folder.ts';
import { migrationsOf } from './migrations-of.ts';

/**
 * Opens the database that the settings name, and brings it up to date; with `MIGRATE_AT_START=false` it only looks
 * whether it is. The caller closes it.
 * @param say is told what is waited for, and that the database is a new one: where another was expected, nobody would notice
 * before people miss their accounts
 * @throws ConfigError when it cannot be used, or is not of this version
 */
export async function openConfiguredDatabase(config: Config, say: (line: string) => void): Promise<Db> {
  const { db, ran } = await openAndMigrate(config, say, { mayChange: config.MIGRATE_AT_START });
  if (ran.length === Object.keys(migrationsOf()).length) say(madeIn(databaseOf(config)));
  return db;
}

function madeIn(location: DatabaseLocation): string {
  const [place, mistake] =
    'file' in location
      ? [path.resolve(location.file), 'DATA_DIR names another folder than theirs, or its disk is not mounted']
      : ['what DATABASE_URL names', 'DATABASE_URL names another database than theirs'];
  return `Made a new, empty database in ${place}. If people had accounts here before, ${mistake}.`;
}

/** Brings the database of the settings up to date, whatever `MIGRATE_AT_START` says. Returns the steps that were missing. */
export async function migrateConfiguredDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<string[]> {
  const { db, ran } = await openAndMigrate(config, say, { mayChange: true });
  await db.destroy();
  return ran;
}

async function openAndMigrate(
  config: Config,
  say: (line: string) => void,
  { mayChange }: { mayChange: boolean },
): Promise<{ db: Db; ran: string[] }> {
  let db: Db | undefined;
  try {
    const named = databaseOf(config);
    if ('url' in named) await checkDirectAddress(named);
    const location = 'url' in named ? { ...named, pooled: await isPooled(named.url) } : named;
    await refuseUnfinishedRestore(config.DATA_DIR, location);
    if ('file' in location) makeDataDir(config.DATA_DIR);
    db = openDatabase(location);
    const steps = migrationsOf();
    if (mayChange) return { db, ran: await migrateToLatest(db, steps, { say }) };
    await expectLatest(db, steps);
    return { db, ran: [] };
  } catch (error) {
    await db?.destroy();
    if (databaseFault(error) === 'damaged') throw new ConfigError(`${DAMAGED}: ${(error as Error).message}`);
    if (!mayPass(error)) throw error;
    const room = config.DATABASE_URL === undefined ? await diskRoom(config.DATA_DIR).catch(() => null) : null;
    throw new ConfigError(whyUnusable(error as Error & { code?: string }, room));
  }
}

/**
 * Why a database cannot be used at a start. SQLite makes a file beside its own when it is opened, and says of a disk that has no room for
 * it 'disk I/O error', by which one would look for broken hardware.
 * @param room on the disk of the data; null where that is not this server's, or cannot be asked
 */
export function whyUnusable(
  { message, code }: { message: string; code?: string },
  room: Pick<DiskRoom, 'free'> | null,
): string {
  if (room !== null && diskState(room.free, 0) === 'full') {
    return 'The disk of DATA_DIR is full, so the database cannot be opened. Please make room there, and start again.';
  }
  return `The database cannot be used now: ${message || code}`;
}
