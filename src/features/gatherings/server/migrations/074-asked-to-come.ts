import type { Kysely } from 'kysely';

/** Whom a host has asked whether they come: each once for an occurrence, whichever host asks. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('gathering_asked')
    .addColumn('occurrence_id', 'text', (c) =>
      c.notNull().references('gathering_occurrence.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('gathering_asked_pk', ['occurrence_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('gathering_asked_mine')
    .on('gathering_asked')
    .columns(['user_id', 'asked_at', 'occurrence_id'])
    .execute();
}
