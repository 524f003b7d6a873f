import type { Kysely } from 'kysely';

/** What happened to an account, for its owner to see. And several links to choose a new password may be open at once. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('security_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('device', 'text')
    .addColumn('times', 'integer', (c) => c.notNull())
    .addColumn('begun_at', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('security_event_newest')
    .on('security_event')
    .columns(['user_id', 'at'])
    .execute();
  await db.schema.createIndex('security_event_age').on('security_event').column('at').execute();

  await db.schema.dropIndex('one_time_link_user').execute();
  await db.schema
    .createIndex('one_time_link_of_user')
    .on('one_time_link')
    .columns(['user_id', 'purpose'])
    .execute();
}
