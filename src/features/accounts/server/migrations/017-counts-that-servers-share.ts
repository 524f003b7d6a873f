import type { Kysely } from 'kysely';

/** Which tries to sign in are not decided yet, and how often limited calls were made, for all servers of one database. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('sign_in_failure').addColumn('undecided_until', 'bigint').execute();
  await db.schema
    .createTable('rate_limit')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('calls', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('rate_limit_end').on('rate_limit').column('ends_at').execute();
}
