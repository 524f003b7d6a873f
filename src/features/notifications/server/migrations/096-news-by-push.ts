import type { Kysely } from 'kysely';

/** Which notifications are to be told by push still. It goes with the notification: what is gone is told to nobody. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('notification_push')
    .addColumn('notification_id', 'text', (c) =>
      c.primaryKey().references('notification.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('notification_push_due').on('notification_push').column('due_at').execute();
  await db.schema.createIndex('notification_push_user').on('notification_push').column('user_id').execute();
}
