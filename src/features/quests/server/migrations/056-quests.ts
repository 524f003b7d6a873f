import type { Kysely } from 'kysely';

/** What somebody's days and weeks have asked of them, from when it was first told, and what of it was done. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('quest_draw')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('span', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('quests', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .addPrimaryKeyConstraint('quest_draw_pk', ['user_id', 'date', 'span'])
    .execute();
  await db.schema
    .createTable('quest_done')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('quest_id', 'text', (c) => c.notNull())
    .addColumn('done_at', 'bigint', (c) => c.notNull())
    .addColumn('xp', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('quest_done_pk', ['user_id', 'date', 'quest_id'])
    .execute();
}
