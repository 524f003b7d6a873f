import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Refusal } from '../../keeping/refusal.ts';
import type { Database, Db } from '../database.ts';
import { databaseFault } from '../database-errors.ts';
import { takeSqliteAlone } from '../folder-lock.ts';
import { nodeSqliteDialect } from '../node-sqlite-dialect.ts';
import { type DatabaseLocation, openForReading } from '../open-database.ts';

/** A database that is read from its beginning to its end. */
export interface Source {
  /** For selects alone: any other statement would end SQLite's transaction. */
  db: Db;
  /** SQLite's own connection, in a transaction; null for PostgreSQL. */
  sqlite: DatabaseSync | null;
  /** Whether somebody else uses the database: a server, most likely. */
  isInUse(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens a database for a copy. SQLite is taken alone when nobody has it open, and no server can start on it until it is
 * closed; otherwise it is read as it is at this moment, beside whoever uses it. PostgreSQL cannot be taken; who is
 * connected to it is counted.
 */
export async function openSource(location: DatabaseLocation): Promise<Source> {
  if ('file' in location) return sqliteSource(location.file);
  const db = openForReading(location);
  return { db, sqlite: null, isInUse: () => hasOthers(db), close: () => db.destroy() };
}

function sqliteSource(file: string): Source {
  const alone = takeSqliteAlone(file);
  const sqlite = alone ?? readAtThisMoment(file);
  const db = new Kysely<Database>({ dialect: nodeSqliteDialect({ writer: sqlite, reader: sqlite }) });
  return {
    db,
    sqlite,
    isInUse: async () => alone === null,
    async close() {
      await db.destroy();
      if (sqlite.isOpen) sqlite.close();
    },
  };
}

/** @throws Refusal when somebody has it alone */
function readAtThisMoment(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  try {
    // The first read of the transaction chooses its moment.
    sqlite.exec('begin; select count(*) from sqlite_master;');
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (databaseFault(error) !== 'unavailable') throw error;
    throw new Refusal(`${file} cannot be read now (${(error as Error).message}): is another move running?`);
  }
}

async function hasOthers(db: Db): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  return rows[0]!.count > 0;
}
