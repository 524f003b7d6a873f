import type { Kysely } from 'kysely';

/** Files have names; those on their way have an upload, and room that is kept for them. */
export async function up(db: Kysely<never>): Promise<void> {
  // One column at a time: SQLite adds no more at once.
  await db.schema.alterTable('stored_object').addColumn('name', 'text').execute();
  await db.schema.alterTable('stored_object').addColumn('upload_id', 'text').execute();
  await db.schema.alterTable('stored_object').addColumn('announced', 'bigint').execute();
  await db.schema.alterTable('stored_object').addColumn('reserved', 'bigint').execute();
  await db.schema
    .createIndex('stored_object_newest')
    .on('stored_object')
    .columns(['user_id', 'kind', 'created_at', 'id'])
    .execute();
}
