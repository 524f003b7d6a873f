import { type Kysely, sql } from 'kysely';

/** Groups look for a date: what is asked, the dates, and whom they suit. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('date_poll')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('group_id', 'text', (c) => c.notNull().references('study_group.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('minutes', 'integer', (c) => c.notNull())
    .addColumn('timezone', 'text', (c) => c.notNull())
    .addColumn('hidden_because', 'text')
    .addColumn('open_until', 'bigint', (c) => c.notNull())
    .addColumn('gathering_id', 'text', (c) => c.references('gathering.id').onDelete('set null'))
    .addColumn('decided_start', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'date_poll_open', 'date_poll', ['group_id', 'open_until', 'id']);
  await index(db, 'date_poll_mine', 'date_poll', ['user_id', 'created_at', 'id']);
  await sql`create index date_poll_gathering on date_poll (gathering_id) where gathering_id is not null`.execute(
    db,
  );

  await db.schema
    .createTable('date_poll_date')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('poll_id', 'text', (c) => c.notNull().references('date_poll.id').onDelete('cascade'))
    .addColumn('local_start', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('date_poll_date_once', ['poll_id', 'local_start'])
    .execute();

  await db.schema
    .createTable('date_poll_answer')
    .addColumn('poll_id', 'text', (c) => c.notNull().references('date_poll.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('date_id', 'text', (c) => c.notNull().references('date_poll_date.id').onDelete('cascade'))
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('date_poll_answer_pk', ['poll_id', 'user_id', 'date_id'])
    .execute();
  await index(db, 'date_poll_answer_mine', 'date_poll_answer', ['user_id', 'answered_at', 'date_id']);
  await index(db, 'date_poll_answer_of', 'date_poll_answer', ['date_id']);
}

async function index(db: Kysely<never>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
