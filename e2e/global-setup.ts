import { startThrowawayPostgres } from '../test-support/throwaway-postgres.ts';

/** One PostgreSQL for all journeys; each worker makes its own database on it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => {};
  const postgres = await startThrowawayPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  else if (process.env.CI === 'true') throw new Error('PostgreSQL was not found: apt-get install postgresql');
  else console.warn('\n⚠ PostgreSQL was not found: the journeys run on SQLite alone.\n');
  return async () => {
    await postgres?.stop();
  };
}
