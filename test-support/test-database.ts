import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Db } from '#platform/server/db/database.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import type { DatabaseTemplates } from './database-templates.ts';

export interface TestDatabase {
  db: Db;
  location: DatabaseLocation;
  /** Closes it and removes what it left. */
  drop(): Promise<void>;
}

let made = 0;

/** A migrated database of the test's own: a SQLite file, or a database on the run's PostgreSQL. */
export async function createTestDatabase(
  engine: Engine,
  postgresUrl: string | null,
  templates: DatabaseTemplates,
): Promise<TestDatabase> {
  const { location, remove } =
    engine === 'sqlite'
      ? sqliteFile(templates.sqlite)
      : await createPostgresDatabase(postgresUrl, templates.postgres);
  const db = openDatabase(location);
  return {
    db,
    location,
    async drop() {
      await db.destroy();
      await remove();
    },
  };
}

/** Where a SQLite file can be made, or a copy of `template` there already, and how to remove it. */
export function sqliteFile(template: string | null = null) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-test-'));
  const file = path.join(folder, 'lampstand.db');
  if (template !== null) copyFileSync(template, file);
  return {
    location: { file },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A database on the server at `serverUrl`, empty or a copy of the one named `template`, and how to remove it. */
export async function createPostgresDatabase(serverUrl: string | null, template: string | null = null) {
  if (!serverUrl) throw new Error('no PostgreSQL: see the warning at the start of the run');
  const name = `lampstand_${process.pid}_${Date.now()}_${made++}`;
  await administer(serverUrl, `create database ${name}${template === null ? '' : ` template ${template}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    location: { url: url.href },
    remove: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

/** Runs one statement as the server's own user. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
