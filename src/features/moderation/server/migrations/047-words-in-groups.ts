import type { Kysely } from 'kysely';

/** What somebody says inside groups is counted apart. Both are null in earlier rows, so that neither engine rewrites the table. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('trust').addColumn('last_in_group_at', 'bigint').execute();
  await db.schema.alterTable('trust').addColumn('in_groups', 'integer').execute();
}
