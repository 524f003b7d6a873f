import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type DatabaseTemplates, makeTemplates } from './database-templates.ts';
import { offerS3, S3_MEND } from './s3-on-demand.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests make their own databases; null where none was found (never with CI=true). */
    postgresUrl: string | null;
    /** What `createTestDatabase` copies. */
    databaseTemplates: DatabaseTemplates;
    /** Where an S3 server can be asked for (`createTestBucket`); null where none was found (never with CI=true). */
    s3Offer: string | null;
  }
}

/**
 * One PostgreSQL and at most one S3 server for the whole run; tests make their own databases and buckets there. What processes and
 * threads of tests run is compiled once, too: a run starts hundreds, and most of a start is compiling.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const compiled = mkdtempSync(path.join(tmpdir(), 'lampstand-compiled-'));
  process.env['NODE_COMPILE_CACHE'] = compiled;
  const s3 = await offerS3();
  if (!s3) complain(`${S3_MEND} The file store is tested on disk alone.`);
  project.provide('s3Offer', s3?.url ?? null);

  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given ? null : await startThrowawayPostgres();
  if (!given && !postgres) {
    complain(
      'PostgreSQL was not found: install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL. The tests run on SQLite alone.',
    );
  }
  const postgresUrl = given ?? postgres?.url ?? null;
  project.provide('postgresUrl', postgresUrl);
  const databases = await makeTemplates(postgresUrl);
  project.provide('databaseTemplates', databases.templates);
  return async () => {
    await databases.remove();
    await Promise.all([postgres?.stop(), s3?.stop()]);
    rmSync(compiled, { recursive: true, force: true });
  };
}

/** Says what is missing; where nothing may be, ends the run. */
function complain(mend: string): void {
  if (process.env['CI'] === 'true') throw new Error(mend);
  console.warn(`\n⚠ ${mend}\n`);
}
