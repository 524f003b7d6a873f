import { type Kysely, sql } from 'kysely';

/** Plans by which people read, what they have read of them, and the addresses of their calendars. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reading_plan')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('ready_id', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('starts_on', 'text', (c) => c.notNull())
    .addColumn('weekdays', 'text', (c) => c.notNull())
    .addColumn('places', 'text', (c) => c.notNull())
    .addColumn('place_count', 'integer', (c) => c.notNull())
    .addColumn('division', 'text', (c) => c.notNull())
    .addColumn('anchor_day', 'integer', (c) => c.notNull())
    .addColumn('anchor_date', 'text', (c) => c.notNull())
    .addColumn('skipped_to', 'integer', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('open_day', 'integer')
    .addColumn('next_place', 'text')
    .addColumn('finished_on', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('reading_plan_mine')
    .on('reading_plan')
    .columns(['user_id', 'state', 'id'])
    .execute();
  // The file of what somebody may take along is read in this order.
  await db.schema
    .createIndex('reading_plan_in_order')
    .on('reading_plan')
    .columns(['user_id', 'id'])
    .execute();
  // A plan of the catalogue is read once at a time, also when it is begun on two devices at once.
  await sql`create unique index reading_plan_read_once on reading_plan (user_id, ready_id)
    where ready_id is not null and state <> 'finished'`.execute(db);

  await db.schema
    .createTable('reading_plan_place')
    .addColumn('plan_id', 'text', (c) => c.notNull().references('reading_plan.id').onDelete('cascade'))
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('read_on', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addColumn('is_ticked', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('reading_plan_place_pk', ['plan_id', 'at'])
    .execute();

  await db.schema
    .createTable('reading_plan_calendar')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('serial', 'integer', (c) => c.notNull())
    .execute();
}
