import type { Kysely } from 'kysely';

/**
 * The days on which somebody read a chapter once more, after the day on which they read it first; and when they had marked first what they
 * have taken back: marked again, it is not new to them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('chapter_read_again')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('chapter_id', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chapter_read_again_pk', ['user_id', 'chapter_id', 'day'])
    .execute();
  await db.schema
    .createIndex('chapter_read_again_by_time')
    .on('chapter_read_again')
    .columns(['user_id', 'read_at'])
    .execute();
  await db.schema
    .createTable('chapter_read_before')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('chapter_id', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chapter_read_before_pk', ['user_id', 'chapter_id'])
    .execute();
}
