import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { takeSqliteAlone } from '../folder-lock.ts';
import { nodeSqliteDialect } from '../node-sqlite-dialect.ts';
import { type DatabaseLocation, openForReading } from '../open-database.ts';

/** A database that is read from its beginning to its end. */
export interface Source {
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
  const sqlite = alone ?? new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  if (!alone) {
    // The first read of the transaction chooses its moment.
    sqlite.exec('begin; select count(*) from sqlite_master;');
  }
  const db = new Kysely<Database>({ dialect: nodeSqliteDialect({ writer: sqlite, reader: sqlite }) });
  return {
    db,
    sqlite,
    isInUse: async () => alone === null,
    async close() {
      sqlite.exec('rollback');
      await db.destroy();
      if (sqlite.isOpen) sqlite.close();
    },
  };
}

async function hasOthers(db: Db): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  return rows[0]!.count > 0;
}
