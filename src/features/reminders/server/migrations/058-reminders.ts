import { type Kysely, sql } from 'kysely';

/** A reminder a day, and the browsers that get it by push. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reminder')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('way', 'text')
    .addColumn('times', 'text', (c) => c.notNull())
    .addColumn('next_at', 'bigint')
    .addColumn('last_date', 'text')
    .addColumn('said', 'integer', (c) => c.notNull())
    .addColumn('serial', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('reminder_next')
    .on('reminder')
    .column('next_at')
    .where(sql<boolean>`next_at is not null`)
    .execute();
  await db.schema
    .createTable('push_device')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (c) => c.notNull().unique().references('session.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (c) => c.notNull().unique())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('server_key', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('success_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('push_device_user')
    .on('push_device')
    .columns(['user_id', 'created_at'])
    .execute();
}
