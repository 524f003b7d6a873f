import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { giveToOwner } from '../give-to-owner.ts';
import { Damage, keepDamageOf } from './damage.ts';
import type { Database, Db } from './database.ts';
import { isBusy } from './foreign-lock.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { openPostgres, openWithoutBounds, type PostgresLocation } from './open-postgres.ts';
import { sayingWhich } from './unopened.ts';

/** Where the data is: a PostgreSQL server, or a SQLite file in a folder of ours. */
export type DatabaseLocation = PostgresLocation | { file: string };

/** How long opening waits for other processes. */
const OPENING_WAITS_MS = 5000;
const READER_WAITS_MS = 20;
const PAUSE_MS = 20;

/**
 * Opens the database. SQLite: write-ahead log, every commit on the disk before it is acknowledged
 * (`synchronous=FULL`), foreign keys on. PostgreSQL: `openPostgres`.
 */
export function openDatabase(location: DatabaseLocation): Db {
  if ('url' in location) return openPostgres(location);
  mkdirSync(path.dirname(location.file), { recursive: true });
  const { writer, reader } = sayingWhich(location.file, () => {
    // Only while it is opened does it wait for other processes by itself, which stops the thread (foreign-lock.ts).
    const writer = new DatabaseSync(location.file, { timeout: OPENING_WAITS_MS });
    // Before there is a log beside it, whose owner is that of the database.
    giveToOwner(path.dirname(location.file), location.file);
    onceAlone(() => writer.exec('pragma journal_mode = wal'));
    writer.exec(`
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma cache_size = -8192;
      pragma temp_store = memory;
      pragma busy_timeout = 0;
    `);
    // Nothing that other processes ordinarily do locks readers out; a file that one recovers is locked for a moment.
    const reader = new DatabaseSync(location.file, { timeout: READER_WAITS_MS });
    reader.exec('pragma query_only = on; pragma cache_size = -16384; pragma temp_store = memory;');
    return { writer, reader };
  });
  const damage = new Damage();
  const db = new Kysely<Database>({ dialect: nodeSqliteDialect({ writer, reader, damage }) });
  keepDamageOf(db, damage);
  return db;
}

/**
 * Beginning the log needs the file alone, and SQLite waits for that in vain or not at all: of two processes that start at once where
 * there is no log yet, one was told that the database is locked.
 */
function onceAlone<T>(begin: () => T): T {
  const until = performance.now() + OPENING_WAITS_MS;
  for (;;) {
    try {
      return begin();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

/**
 * Opens a database for reading alone. A SQLite file stays as it is, whether a server uses it or not, and has to be there.
 * @throws what `node:sqlite` throws when the file is not there
 */
export function openForReading(location: DatabaseLocation): Db {
  if ('url' in location) return openWithoutBounds(location);
  const open = () => {
    const reader = new DatabaseSync(location.file, { readOnly: true, timeout: 5000 });
    reader.exec('pragma cache_size = -16384; pragma temp_store = memory;');
    return reader;
  };
  return new Kysely<Database>({
    dialect: nodeSqliteDialect(sayingWhich(location.file, () => ({ writer: open(), reader: open() }))),
  });
}
