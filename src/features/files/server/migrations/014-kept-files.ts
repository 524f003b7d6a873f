import type { Kysely } from 'kysely';

/** Which database this is, so that a store can say whose it is; and what a sweep found there without a row. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('one', 'integer', (c) => c.primaryKey())
    .addColumn('id', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('quarantined_object')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('found_at', 'bigint', (c) => c.notNull())
    .execute();
}
