import type { Kysely } from 'kysely';

/** Which process runs a job now, and until when it has it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('job_lease')
    .addColumn('job', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('held_until', 'bigint', (c) => c.notNull())
    .execute();
}
