import type { Kysely } from 'kysely';

/** Whose the stored objects are and what they are; the bytes are in the object store. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('stored_object')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('content_type', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint')
    .addColumn('etag', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('stored_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('stored_object_of_user')
    .on('stored_object')
    .columns(['user_id', 'kind', 'id'])
    .execute();
  // For the sweep of uploads that nothing came of.
  await db.schema
    .createIndex('stored_object_by_age')
    .on('stored_object')
    .columns(['kind', 'created_at'])
    .execute();
}
