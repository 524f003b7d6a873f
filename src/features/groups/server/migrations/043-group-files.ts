import type { Kysely } from 'kysely';

/** Files that people share in their groups. The bytes stay theirs: what they delete is gone from the group, too. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('group_file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('group_id', 'text', (c) => c.notNull().references('study_group.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('object_id', 'text', (c) => c.notNull().references('stored_object.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('hidden_because', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('group_file_once')
    .unique()
    .on('group_file')
    .columns(['object_id', 'group_id'])
    .execute();
  await index(db, 'group_file_newest', ['group_id', 'created_at', 'id']);
  await index(db, 'group_file_mine', ['user_id', 'created_at', 'id']);
}

async function index(db: Kysely<never>, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on('group_file').columns(columns).execute();
}
