import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationsOf } from '#app/migrations-of.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import { createPostgresDatabase } from './test-database.ts';

/** Databases with every migration and nothing else in them. Nobody is connected to them, so they can be copied. */
export interface DatabaseTemplates {
  /** Path of a SQLite file. */
  sqlite: string;
  /** Name of a database on the run's PostgreSQL; null where there is none. */
  postgres: string | null;
}

/**
 * Migrates one database of each engine, once for the whole run: a copy is there in a few milliseconds, while the
 * migrations take tenths of a second, and a run needs a hundred databases.
 */
export async function makeTemplates(postgresUrl: string | null) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-template-'));
  const sqlite = path.join(folder, 'lampstand.db');
  await migrate({ file: sqlite });
  const postgres = postgresUrl === null ? null : await createPostgresDatabase(postgresUrl);
  if (postgres) await migrate(postgres.location);
  const templates: DatabaseTemplates = { sqlite, postgres: postgres?.name ?? null };
  return {
    templates,
    async remove() {
      rmSync(folder, { recursive: true, force: true });
      await postgres?.remove();
    },
  };
}

async function migrate(location: DatabaseLocation): Promise<void> {
  const db = openDatabase(location);
  await migrateToLatest(db, migrationsOf());
  await db.destroy();
}
