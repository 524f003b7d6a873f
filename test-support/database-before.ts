import { migrationsOf } from '#app/migrations-of.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createPostgresDatabase, sqliteFile } from './test-database.ts';

/** A database as it was before a migration, with people in it who have done nothing. */
export interface DatabaseBefore {
  db: Db;
  remove(): Promise<void>;
}

const AT = '2026-01-02T03:04:05.000Z';

/** @param migration its number, '075'; later ones have not run either */
export async function databaseBefore(
  { engine, postgresUrl }: { engine: Engine; postgresUrl: string | null },
  migration: string,
  people: readonly string[],
): Promise<DatabaseBefore> {
  const made = engine === 'sqlite' ? sqliteFile() : await createPostgresDatabase(postgresUrl);
  const db = openDatabase(made.location);
  const before = Object.entries(migrationsOf()).filter(([name]) => name < migration);
  await migrateToLatest(db, Object.fromEntries(before));
  for (const id of people) {
    const account = { id, email: id, emailVerified: engine === 'postgres' ? false : 0 };
    const person = { firstName: 'A', lastName: 'B', role: 'member', timezone: 'UTC', theme: 'system' };
    await db
      .insertInto('user')
      .values({ ...account, ...person, createdAt: AT, updatedAt: AT } as never)
      .execute();
  }
  return {
    db,
    async remove() {
      await db.destroy();
      await made.remove();
    },
  };
}
