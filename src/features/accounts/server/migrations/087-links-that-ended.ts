import type { Kysely } from 'kysely';

/** When a link was used or replaced; null in earlier rows, so that neither engine rewrites the table. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('one_time_link').addColumn('ended_at', 'bigint').execute();
}
