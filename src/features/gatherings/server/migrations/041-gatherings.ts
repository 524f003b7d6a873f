import { type Kysely, sql } from 'kysely';

/** Gatherings of groups and of everyone: series, what they fall on, who comes, and who brings what. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('gathering')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('group_id', 'text', (c) => c.references('study_group.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('local_start', 'text', (c) => c.notNull())
    .addColumn('local_end', 'text', (c) => c.notNull())
    .addColumn('timezone', 'text', (c) => c.notNull())
    .addColumn('repeat_kind', 'text')
    .addColumn('repeat_every', 'integer')
    .addColumn('repeat_until', 'text')
    .addColumn('seats', 'integer')
    .addColumn('brings', 'text', (c) => c.notNull())
    .addColumn('hidden_because', 'text')
    .addColumn('open_until', 'bigint')
    .addColumn('laid_until', 'text')
    .addColumn('lay_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint')
    .execute();
  await index(db, 'gathering_mine', 'gathering', ['user_id', 'created_at', 'id']);
  await index(db, 'gathering_open', 'gathering', ['group_id', 'open_until']);
  await sql`create index gathering_to_lay on gathering (lay_at, id) where lay_at is not null`.execute(db);

  await db.schema
    .createTable('gathering_occurrence')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('gathering_id', 'text', (c) => c.notNull().references('gathering.id').onDelete('cascade'))
    .addColumn('start', 'text', (c) => c.notNull())
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('local_start', 'text', (c) => c.notNull())
    .addColumn('local_end', 'text', (c) => c.notNull())
    .addColumn('timezone', 'text', (c) => c.notNull())
    .addColumn('own_title', 'text')
    .addColumn('own_description', 'text')
    .addColumn('own_place', 'text')
    .addColumn('own_link', 'text')
    .addColumn('own_seats', 'integer')
    .addColumn('changes', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'bigint')
    .addColumn('cancelled_at', 'bigint')
    .addColumn('remind_day_at', 'bigint')
    .addColumn('remind_hour_at', 'bigint')
    .addUniqueConstraint('gathering_occurrence_of_series', ['gathering_id', 'start'])
    .execute();
  await index(db, 'gathering_occurrence_coming', 'gathering_occurrence', ['audience', 'starts_at', 'id']);
  for (const due of ['remind_day_at', 'remind_hour_at']) {
    await sql`create index ${sql.raw(`gathering_occurrence_${due}`)} on gathering_occurrence (${sql.ref(due)}, id)
      where ${sql.ref(due)} is not null`.execute(db);
  }

  await db.schema
    .createTable('gathering_answer')
    .addColumn('occurrence_id', 'text', (c) =>
      c.notNull().references('gathering_occurrence.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('answered_at', 'bigint', (c) => c.notNull())
    .addColumn('came_at', 'bigint')
    .addPrimaryKeyConstraint('gathering_answer_pk', ['occurrence_id', 'user_id'])
    .execute();
  await index(db, 'gathering_answer_mine', 'gathering_answer', ['user_id', 'answered_at', 'occurrence_id']);

  await db.schema
    .createTable('gathering_line')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('occurrence_id', 'text', (c) =>
      c.notNull().references('gathering_occurrence.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('taken_by', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('hidden_because', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'gathering_line_of', 'gathering_line', ['occurrence_id', 'created_at', 'id']);
  await index(db, 'gathering_line_mine', 'gathering_line', ['user_id', 'created_at', 'id']);
  await index(db, 'gathering_line_taken', 'gathering_line', ['taken_by', 'created_at', 'id']);

  await db.schema
    .createTable('gathering_calendar')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('serial', 'integer', (c) => c.notNull())
    .addColumn('no_letters_since', 'bigint')
    .execute();
}

async function index(db: Kysely<never>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
