import type { Kysely } from 'kysely';

/** Links in letters: which account they are for, what they allow, until when. The token itself is not stored. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('one_time_link')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('one_time_link_user')
    .on('one_time_link')
    .columns(['user_id', 'purpose'])
    .unique()
    .execute();
}
