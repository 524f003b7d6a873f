import type { Kysely } from 'kysely';

/** One that was declined and then taken back; null in earlier rows, so that neither engine rewrites the table. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('circle_invitation').addColumn('withdrawn_at', 'bigint').execute();
}
