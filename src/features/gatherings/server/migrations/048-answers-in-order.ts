import type { Kysely } from 'kysely';

/** How many come and who comes first is read from this index alone, also of a month in which hundreds come to each evening. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('gathering_answer_in_order')
    .on('gathering_answer')
    .columns(['occurrence_id', 'answer', 'place', 'user_id'])
    .execute();
}
