import { offerS3, S3_MEND } from '../test-support/s3-on-demand.ts';
import { startThrowawayPostgres } from '../test-support/throwaway-postgres.ts';

/** One PostgreSQL and at most one S3 server for all journeys; each worker makes its own database and bucket there. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const s3 = await offerS3();
  if (s3) process.env.TEST_S3_OFFER = s3.url;
  else complain(`${S3_MEND} The journeys keep files on disk alone.`);

  const postgres = process.env.TEST_DATABASE_URL ? null : await startThrowawayPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  else if (!process.env.TEST_DATABASE_URL) {
    complain('PostgreSQL was not found: apt-get install postgresql. The journeys on it fail.');
  }
  return async () => {
    await Promise.all([postgres?.stop(), s3?.stop()]);
  };
}

/** Says what is missing; where nothing may be, ends the run. */
function complain(mend: string): void {
  if (process.env.CI === 'true') throw new Error(mend);
  console.warn(`\n⚠ ${mend}\n`);
}
