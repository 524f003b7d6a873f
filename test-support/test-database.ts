import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrationsOf } from '#app/migrations-of.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';

export interface TestDatabase {
  db: Db;
  location: DatabaseLocation;
  /** Closes it and removes what it left. */
  drop(): Promise<void>;
}

let made = 0;

/** A migrated database of the test's own: a SQLite file, or a database on the run's PostgreSQL. */
export async function createTestDatabase(engine: Engine, postgresUrl: string | null): Promise<TestDatabase> {
  const { location, remove } = engine === 'sqlite' ? sqliteFile() : await createPostgresDatabase(postgresUrl);
  const db = openDatabase(location);
  await migrateToLatest(db, migrationsOf());
  return {
    db,
    location,
    async drop() {
      await db.destroy();
      await remove();
    },
  };
}

/** Where an empty SQLite file can be made, and how to remove it. */
export function sqliteFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-test-'));
  return {
    location: { file: path.join(folder, 'lampstand.db') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** An empty database on the server at `serverUrl`, and how to remove it. */
export async function createPostgresDatabase(serverUrl: string | null) {
  if (!serverUrl) throw new Error('no PostgreSQL: see the warning at the start of the run');
  const name = `lampstand_${process.pid}_${Date.now()}_${made++}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    location: { url: url.href },
    remove: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
