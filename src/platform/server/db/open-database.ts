import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { pipelinedPool } from './pipelined-pool.ts';

/** Where the data is: a PostgreSQL server, or a SQLite file in a folder of ours. */
export type DatabaseLocation = { url: string } | { file: string };

/**
 * Opens the database. SQLite: write-ahead log, every commit on the disk before it is acknowledged
 * (`synchronous=FULL`), foreign keys on. PostgreSQL: a pool of 10; 64-bit integers come as numbers, since all of ours
 * (times in milliseconds, counts) are below 2^53.
 */
export function openDatabase(location: DatabaseLocation): Db {
  if ('url' in location) return openPostgres(location.url);
  mkdirSync(path.dirname(location.file), { recursive: true });
  const writer = new DatabaseSync(location.file, { timeout: 5000 });
  writer.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma cache_size = -8192;
    pragma temp_store = memory;
  `);
  const reader = new DatabaseSync(location.file, { timeout: 5000 });
  reader.exec('pragma query_only = on; pragma cache_size = -16384; pragma temp_store = memory;');
  return new Kysely<Database>({ dialect: nodeSqliteDialect({ writer, reader }) });
}

const urls = new WeakMap<Db, string>();

/** Where this database is, for a connection beside the pool's; null for SQLite. */
export function postgresUrlOf(db: Db): string | null {
  return urls.get(db) ?? null;
}

function openPostgres(connectionString: string): Db {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    types,
    pipeline: true,
  });
  // Without a listener, this error would end the process, although the pool simply replaces an idle connection that
  // was lost.
  pool.on('error', () => {});
  // The same is true of a connection in use. Its query is rejected too, and the caller handles that.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pipelinedPool(pool) }) });
  urls.set(db, connectionString);
  return db;
}
