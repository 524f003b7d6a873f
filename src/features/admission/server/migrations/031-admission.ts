import type { Kysely } from 'kysely';

/** Links that let people in to this server (docs/decisions/050-who-may-come-in.md). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('server_invitation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('maker_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('note', 'text')
    .addColumn('uses', 'integer', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  // The list; how many of somebody's are open; what is to be forgotten.
  await db.schema
    .createIndex('server_invitation_newest')
    .on('server_invitation')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('server_invitation_maker')
    .on('server_invitation')
    .columns(['maker_id', 'expires_at'])
    .execute();
  await db.schema
    .createIndex('server_invitation_end')
    .on('server_invitation')
    .columns(['used', 'expires_at'])
    .execute();
}
