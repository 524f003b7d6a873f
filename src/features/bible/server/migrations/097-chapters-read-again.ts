import type { Kysely } from 'kysely';

/** The days on which somebody read a chapter once more, after the day on which they read it first. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('chapter_read_again')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('chapter_id', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chapter_read_again_pk', ['user_id', 'chapter_id', 'day'])
    .execute();
}
