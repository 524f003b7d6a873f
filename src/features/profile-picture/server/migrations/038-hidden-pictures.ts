import type { Kysely } from 'kysely';

/** When a moderator hid a picture; null, as for all before, while others see it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('profile_picture').addColumn('hidden_at', 'bigint').execute();
  await db.schema.createIndex('profile_picture_by_id').on('profile_picture').column('picture_id').execute();
}
