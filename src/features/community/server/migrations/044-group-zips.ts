import type { Kysely } from 'kysely';

/** What people take along of groups. It outlives the group, and being in it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('group_zip')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('group_id', 'text', (c) => c.references('study_group.id').onDelete('set null'))
    .addColumn('group_name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('object_id', 'text', (c) => c.references('stored_object.id').onDelete('set null'))
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('kept_until', 'bigint', (c) => c.notNull())
    .execute();
  for (const [name, columns] of Object.entries({
    group_zip_mine: ['user_id', 'asked_at', 'id'],
    group_zip_of: ['group_id'],
    group_zip_object: ['object_id'],
    group_zip_over: ['kept_until'],
  })) {
    await db.schema.createIndex(name).on('group_zip').columns(columns).execute();
  }
}
