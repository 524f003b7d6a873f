import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

/**
 * Brings the schema up to date; safe to run at every start and from several instances at once.
 * @throws the first migration's error; what it had done is rolled back where the engine can.
 */
export async function migrateToLatest(db: Db, migrations: Record<string, Migration>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
