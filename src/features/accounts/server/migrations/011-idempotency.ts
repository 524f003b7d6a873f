import type { Kysely } from 'kysely';

interface Before {
  idempotency_key: {
    user_id: string;
    key: string;
    request_hash: string;
    response: string;
    resource_id: string;
    created_at: number;
  };
}

/** A key remembers which resource it made, and none of the words of the answer. */
export async function up(db: Kysely<Before>): Promise<void> {
  const known = await db.selectFrom('idempotency_key').selectAll().execute();
  await db.schema.dropTable('idempotency_key').execute();
  await db.schema
    .createTable('idempotency_key')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('resource_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_key_pk', ['user_id', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_key_age').on('idempotency_key').column('created_at').execute();
  for (const { user_id, key, request_hash, response, created_at } of known) {
    const { id } = JSON.parse(response) as { id: string };
    const row = { user_id, key, request_hash, resource_id: id, created_at };
    await db
      .insertInto('idempotency_key')
      .values(row as Before['idempotency_key'])
      .execute();
  }
}
