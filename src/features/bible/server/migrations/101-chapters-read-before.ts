import type { Kysely } from 'kysely';

/**
 * When somebody had marked a chapter first that they have taken back: marked again, it is not new to them. And readings are found by
 * their time.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('chapter_read_again_by_time')
    .ifNotExists()
    .on('chapter_read_again')
    .columns(['user_id', 'read_at'])
    .execute();
  await db.schema
    .createTable('chapter_read_before')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('chapter_id', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chapter_read_before_pk', ['user_id', 'chapter_id'])
    .execute();
}
