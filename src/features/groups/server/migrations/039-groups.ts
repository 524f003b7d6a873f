import { type Kysely, sql } from 'kysely';

/** Study groups: who is in them, who asks to be, the links that lead in, and what leaders did. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('study_group')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('guidelines', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('admission', 'text', (c) => c.notNull())
    .addColumn('room', 'text', (c) => c.notNull())
    .addColumn('author_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('members', 'integer', (c) => c.notNull())
    .addColumn('asking', 'integer', (c) => c.notNull())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .addColumn('hidden_because', 'text')
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint')
    .execute();
  await index(db, 'study_group_author', 'study_group', ['author_id', 'created_at', 'id']);
  // What can be found, the liveliest first, with what it is chosen by.
  await sql`create index study_group_found on study_group (last_at, id, topic, language)
    where admission <> 'link' and hidden_because is null and archived_at is null`.execute(db);

  await db.schema
    .createTable('group_member')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('group_id', 'text', (c) => c.notNull().references('study_group.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('muted_at', 'bigint')
    .addPrimaryKeyConstraint('group_member_pk', ['user_id', 'group_id'])
    .execute();
  await index(db, 'group_member_in_order', 'group_member', ['group_id', 'role', 'since', 'user_id']);

  await db.schema
    .createTable('group_asking')
    .addColumn('group_id', 'text', (c) => c.notNull().references('study_group.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('hidden_because', 'text')
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('declined_at', 'bigint')
    .addColumn('declined_by', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('declined_word', 'text')
    .addColumn('declined_hidden_because', 'text')
    .addPrimaryKeyConstraint('group_asking_pk', ['group_id', 'user_id'])
    .execute();
  await db.schema.createIndex('group_asking_by_id').unique().on('group_asking').column('id').execute();
  await index(db, 'group_asking_waiting', 'group_asking', ['group_id', 'declined_at', 'asked_at', 'user_id']);
  await index(db, 'group_asking_mine', 'group_asking', ['user_id', 'asked_at', 'group_id']);
  await index(db, 'group_asking_decliner', 'group_asking', ['declined_by', 'id']);

  // Who was removed comes in again by a leader's new link alone.
  await db.schema
    .createTable('group_removed')
    .addColumn('group_id', 'text', (c) => c.notNull().references('study_group.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('removed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('group_removed_pk', ['group_id', 'user_id'])
    .execute();
  await index(db, 'group_removed_mine', 'group_removed', ['user_id', 'removed_at', 'group_id']);

  await db.schema
    .createTable('group_link')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('group_id', 'text', (c) => c.notNull().references('study_group.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('uses', 'integer', (c) => c.notNull())
    .addColumn('uses_left', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'group_link_newest', 'group_link', ['group_id', 'created_at', 'id']);
  await index(db, 'group_link_mine', 'group_link', ['user_id', 'created_at', 'id']);
  await index(db, 'group_link_expiry', 'group_link', ['expires_at']);

  // Written once and never changed; whose account is gone is nobody.
  await db.schema
    .createTable('group_act')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('group_id', 'text', (c) => c.notNull().references('study_group.id').onDelete('cascade'))
    .addColumn('by_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('about_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('role', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'group_act_newest', 'group_act', ['group_id', 'at', 'id']);
  await index(db, 'group_act_by', 'group_act', ['by_id', 'at', 'id']);
  await index(db, 'group_act_about', 'group_act', ['about_id']);
}

async function index(db: Kysely<never>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
