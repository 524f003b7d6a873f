import type { Kysely } from 'kysely';

/**
 * What somebody said of all evenings of a series at once (docs/decisions/134-a-series-answered-once.md). A series that is divided stays
 * one for them: each part names the one that it was first.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('gathering').addColumn('part_of', 'text').execute();
  await db.schema.createIndex('gathering_parts').on('gathering').column('part_of').execute();
  await db.schema.alterTable('gathering_answer').addColumn('of_series', 'integer').execute();
  await db.schema
    .createTable('gathering_series_answer')
    .addColumn('series_id', 'text', (c) => c.notNull().references('gathering.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('gathering_series_answer_pk', ['series_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('gathering_series_answer_by')
    .on('gathering_series_answer')
    .columns(['user_id', 'series_id'])
    .execute();
  // Who answered first has a seat first.
  await db.schema
    .createIndex('gathering_series_answer_first')
    .on('gathering_series_answer')
    .columns(['series_id', 'answered_at', 'user_id'])
    .execute();
}
