import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('journal_entry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('reflection_prompt', 'text')
    .addColumn('mood', 'text')
    .addColumn('writing_time_minutes', 'integer', (c) => c.notNull())
    .addColumn('xp_earned', 'integer', (c) => c.notNull())
    .addColumn('local_date', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('journal_entry_newest')
    .on('journal_entry')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
}
