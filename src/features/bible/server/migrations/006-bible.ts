import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reading_session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
    .addColumn('visible_ms', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('xp_earned', 'integer', (c) => c.notNull())
    .execute();
  // One open session a user.
  await db.schema
    .createIndex('reading_session_open')
    .on('reading_session')
    .column('user_id')
    .unique()
    .where('ended_at' as never, 'is', null as never)
    .execute();
  await db.schema.createIndex('reading_session_user').on('reading_session').column('user_id').execute();
  await db.schema
    .createTable('chapter_read')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('chapter_id', 'text', (c) => c.notNull())
    .addColumn('xp_earned', 'integer', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chapter_read_pk', ['user_id', 'chapter_id'])
    .execute();
  await db.schema
    .createTable('verse_favorite')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('verse_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('verse_favorite_pk', ['user_id', 'verse_id'])
    .execute();
  await db.schema
    .createTable('reading_position')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('book_id', 'text', (c) => c.notNull())
    .addColumn('chapter', 'integer', (c) => c.notNull())
    .addColumn('translation', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
}
