import { type Kysely, sql } from 'kysely';

/** What groups read and say: the plan's passages and free topics are threads, with posts and replies one level deep. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('group_thread')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('group_id', 'text', (c) => c.notNull().references('study_group.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('starts_on', 'text')
    // A topic stays when its author's account goes: others have written in it.
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('posts', 'integer', (c) => c.notNull())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .addColumn('hidden_because', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'group_thread_latest', 'group_thread', ['group_id', 'kind', 'last_at', 'id']);
  await index(db, 'group_thread_plan', 'group_thread', ['group_id', 'starts_on', 'created_at', 'id']);
  await index(db, 'group_thread_mine', 'group_thread', ['user_id', 'created_at', 'id']);

  await db.schema
    .createTable('group_post')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('thread_id', 'text', (c) => c.notNull().references('group_thread.id').onDelete('cascade'))
    .addColumn('group_id', 'text', (c) => c.notNull().references('study_group.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    // No foreign key: replies outlive what they replied to, and tables that point to themselves cannot be moved in any order.
    .addColumn('parent_id', 'text')
    .addColumn('verse_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('hidden_because', 'text')
    .addColumn('deleted_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('edited_at', 'bigint')
    .execute();
  await index(db, 'group_post_in_thread', 'group_post', ['thread_id', 'created_at', 'id']);
  await index(db, 'group_post_of_group', 'group_post', ['group_id', 'created_at', 'id']);
  await index(db, 'group_post_mine', 'group_post', ['user_id', 'created_at', 'id']);
  await sql`create index group_post_replies on group_post (parent_id, created_at, id) where parent_id is not null`.execute(
    db,
  );

  // What stood in a post before it was changed.
  await db.schema
    .createTable('group_post_version')
    .addColumn('post_id', 'text', (c) => c.notNull().references('group_post.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('written_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('group_post_version_pk', ['post_id', 'number'])
    .execute();

  await db.schema
    .createTable('group_read')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('thread_id', 'text', (c) => c.notNull().references('group_thread.id').onDelete('cascade'))
    .addColumn('read_until', 'bigint', (c) => c.notNull())
    .addColumn('muted_at', 'bigint')
    .addPrimaryKeyConstraint('group_read_pk', ['user_id', 'thread_id'])
    .execute();
  await index(db, 'group_read_of_thread', 'group_read', ['thread_id']);
}

async function index(db: Kysely<never>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
