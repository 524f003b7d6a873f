import { inject, onTestFinished } from 'vitest';
import { createPostgresDatabase } from './test-database.ts';

/** The address of a PostgreSQL database, with the tables of this version or without any, which goes with the test that asks for it. */
export async function databaseOfTest({ hasTables }: { hasTables: boolean }): Promise<string> {
  const template = hasTables ? inject('databaseTemplates').postgres : null;
  const { location, remove } = await createPostgresDatabase(inject('postgresUrl'), template);
  onTestFinished(remove);
  return location.url;
}
