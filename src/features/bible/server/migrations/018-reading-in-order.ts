import type { Kysely } from 'kysely';

/** A reader's sessions in their order, for the export; it also finds them as the index did that it replaces. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('reading_session_in_order')
    .on('reading_session')
    .columns(['user_id', 'started_at', 'id'])
    .execute();
  await db.schema.dropIndex('reading_session_user').execute();
}
