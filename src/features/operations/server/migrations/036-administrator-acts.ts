import type { Kysely } from 'kysely';

/** What administrators did: rows are written once, and no code changes or deletes them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('administrator_act')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('actor_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('detail', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('administrator_act_newest')
    .on('administrator_act')
    .columns(['at', 'id'])
    .execute();
  // Those of one person, for the export and when an account is deleted.
  await db.schema
    .createIndex('administrator_act_actor')
    .on('administrator_act')
    .columns(['actor_id', 'id'])
    .execute();
  await db.schema
    .createIndex('administrator_act_person')
    .on('administrator_act')
    .columns(['person_id', 'id'])
    .execute();
}
