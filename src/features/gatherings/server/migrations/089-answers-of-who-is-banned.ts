import type { Kysely } from 'kysely';

/** What somebody had answered who is banned for good: it comes back where the ban does not stay (docs/decisions/112-what-a-ban-takes.md). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('gathering_answer_aside')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('occurrence_id', 'text', (c) =>
      c.notNull().references('gathering_occurrence.id').onDelete('cascade'),
    )
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('gathering_answer_aside_pk', ['user_id', 'occurrence_id'])
    .execute();
  await db.schema
    .createIndex('gathering_answer_aside_of')
    .on('gathering_answer_aside')
    .column('occurrence_id')
    .execute();
}
