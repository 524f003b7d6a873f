import type { Kysely } from 'kysely';

/**
 * How much each person has written. Whoever has no row yet is counted when they next save something, so that this takes no
 * time however many entries there are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('journal_usage')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('day_begun_at', 'bigint', (c) => c.notNull())
    .addColumn('day_entries', 'integer', (c) => c.notNull())
    .execute();
}
