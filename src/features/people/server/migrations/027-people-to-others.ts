import { type Kysely, sql } from 'kysely';

/**
 * How somebody is shown to others, whom they have blocked, and until when somebody may not take part. Whoever has no row in
 * `person_to_others` is shown as everybody is at first, and was not asked how old they are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('person_to_others')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('shown_as', 'text', (c) => c.notNull())
    .addColumn('chosen_name', 'text')
    .addColumn('chosen_skeleton', 'text')
    .addColumn('hidden_name', 'text')
    .addColumn('secret_since', 'bigint')
    .addColumn('age_answer', 'text')
    .addColumn('age_answered_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('person_to_others_skeleton')
    .on('person_to_others')
    .column('chosen_skeleton')
    .unique()
    .execute();

  await db.schema
    .createTable('person_block')
    .addColumn('blocker_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('blocked_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('blocked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('person_block_pk', ['blocker_id', 'blocked_id'])
    .execute();
  await db.schema
    .createIndex('person_block_back')
    .on('person_block')
    .columns(['blocked_id', 'blocker_id'])
    .execute();

  await db.schema
    .createIndex('person_block_newest')
    .on('person_block')
    .columns(['blocker_id', 'blocked_at', 'blocked_id'])
    .execute();

  await db.schema.alterTable('user').addColumn('bannedUntil', 'bigint').execute();
  // Whose names nobody may take: few among many.
  await sql`create index user_with_role on "user" (role) where role <> 'member'`.execute(db);
}
