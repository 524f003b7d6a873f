import type { Kysely } from 'kysely';

/** The ledger: `user.currentXP` always equals the sum of a user's grants. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('xp_grant')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('source_id', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('granted_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('xp_grant_once')
    .on('xp_grant')
    .columns(['user_id', 'reason', 'source_id'])
    .unique()
    .execute();
  await db.schema.createIndex('xp_grant_recent').on('xp_grant').columns(['user_id', 'granted_at']).execute();
}
