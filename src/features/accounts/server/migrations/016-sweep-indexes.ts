import type { Kysely } from 'kysely';

/** For the sweeps of what has run out: without these each read its whole table every hour. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('session_end').on('session').column('expiresAt').execute();
  await db.schema.createIndex('one_time_link_end').on('one_time_link').column('expires_at').execute();
  await db.schema.createIndex('sign_in_failure_age').on('sign_in_failure').column('failed_at').execute();
}
