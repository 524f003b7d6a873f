import type { Kysely } from 'kysely';

/** Objects of the house: nobody's own, so they stay when the account goes that brought them. The bytes are in the object store. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('house_object')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('content_type', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('etag', 'text', (c) => c.notNull())
    .addColumn('remarks', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  // Of two who bring the same at once, one is refused.
  await db.schema
    .createIndex('house_object_name')
    .unique()
    .on('house_object')
    .columns(['kind', 'name'])
    .execute();
}
