import type { Kysely } from 'kysely';

/** The chapters that somebody read last, each once. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('recent_chapter')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('book_id', 'text', (c) => c.notNull())
    .addColumn('chapter', 'integer', (c) => c.notNull())
    .addColumn('translation', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('recent_chapter_pk', ['user_id', 'book_id', 'chapter'])
    .execute();
}
