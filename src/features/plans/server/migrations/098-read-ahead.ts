import type { Kysely } from 'kysely';

/** What was read of a plan before its day came: it counts when the plan comes to it on the same date. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reading_plan').addColumn('read_ahead', 'text').execute();
}
