import { type Kysely, sql } from 'kysely';
import { countingColumnType, engineOf } from '#platform/server/db/engine.ts';

/** What people are told about, how they want to be told, and what open browsers are told at once. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('notification')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('once_key', 'text')
    .execute();
  const onNotification = (name: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on('notification')
      .columns(columns as never[]);
  await onNotification('notification_newest', ['user_id', 'created_at', 'id']).execute();
  // Read ones are many, and counted never.
  await onNotification('notification_unread', ['user_id', 'created_at', 'id'])
    .where(sql<boolean>`read_at is null`)
    .execute();
  await onNotification('notification_once', ['user_id', 'once_key'])
    .unique()
    .where(sql<boolean>`once_key is not null`)
    .execute();
  await onNotification('notification_subject', ['subject_id', 'kind']).execute();
  await onNotification('notification_actor', ['actor_id']).execute();
  await onNotification('notification_age', ['created_at']).execute();

  await db.schema
    .createTable('notification_setting')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('held_until', 'bigint')
    .addColumn('letter_due_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('notification_setting_held')
    .on('notification_setting')
    .column('held_until')
    .execute();
  await db.schema
    .createIndex('notification_setting_letter')
    .on('notification_setting')
    .column('letter_due_at')
    .execute();
  await db.schema
    .createTable('notification_off')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('setting', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notification_off_key', ['user_id', 'setting'])
    .execute();

  await db.schema
    .createTable('live_message')
    // SQLite would give the number of a row that was swept to another one, and browsers remember numbers.
    .addColumn('position', countingColumnType(db), (c) =>
      engineOf(db) === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey(),
    )
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('changed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('live_message_user')
    .on('live_message')
    .columns(['user_id', 'position'])
    .execute();
  await db.schema.createIndex('live_message_age').on('live_message').column('created_at').execute();
}
