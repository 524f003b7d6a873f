import type { Kysely } from 'kysely';
import { createIndexConcurrently, dropIndexConcurrently } from '#platform/server/db/concurrent-index.ts';

export const outsideTransaction = true;

/** A reader's sessions in their order, for the export; it also finds them as the index did that it replaces. */
export async function up(db: Kysely<never>): Promise<void> {
  await createIndexConcurrently(db, {
    index: 'reading_session_in_order',
    table: 'reading_session',
    on: ['user_id', 'started_at', 'id'],
  });
  await dropIndexConcurrently(db, 'reading_session_user');
}
