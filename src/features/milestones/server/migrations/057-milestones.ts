import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '#platform/server/db/concurrent-index.ts';

export const outsideTransaction = true;

/** What was reached, and when; and an index by which the moods of a long journal are found without reading it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('milestone')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('reached_at', 'bigint', (c) => c.notNull())
    .addColumn('card_place', 'integer')
    .addPrimaryKeyConstraint('milestone_pk', ['user_id', 'id'])
    .execute();
  await createIndexConcurrently(db, {
    index: 'journal_entry_mood',
    table: 'journal_entry',
    on: ['user_id', 'mood'],
  });
}
