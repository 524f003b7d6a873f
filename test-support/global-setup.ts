import type { TestProject } from 'vitest/node';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests make their own databases; null where none was found (never with CI=true). */
    postgresUrl: string | null;
  }
}

/** One PostgreSQL for the whole run; every test file makes its own database on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  const postgres = await startThrowawayPostgres();
  if (!postgres) {
    const mend =
      'PostgreSQL was not found: install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.';
    if (process.env['CI'] === 'true') throw new Error(mend);
    console.warn(`\n⚠ ${mend}\n⚠ The tests run on SQLite alone.\n`);
  }
  project.provide('postgresUrl', postgres?.url ?? null);
  return async () => postgres?.stop();
}
