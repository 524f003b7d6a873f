import type { Kysely } from 'kysely';

/** Since when a notification has nothing to say; null in earlier rows, so that neither engine rewrites the table. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('notification').addColumn('put_aside_at', 'bigint').execute();
}
