import type { Kysely } from 'kysely';

/** Under which names an occurrence was known before its series was moved or divided: letters, calendars and copied links hold them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('gathering_former_name')
    // No reference: a name outlives the series that it was given in.
    .addColumn('gathering_id', 'text', (c) => c.notNull())
    .addColumn('start', 'text', (c) => c.notNull())
    .addColumn('occurrence_id', 'text', (c) =>
      c.notNull().references('gathering_occurrence.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('gathering_former_name_pk', ['gathering_id', 'start'])
    .execute();
  await db.schema
    .createIndex('gathering_former_name_of')
    .on('gathering_former_name')
    .column('occurrence_id')
    .execute();
}
