import type { Kysely } from 'kysely';

/** The poll of a post, and who chose what in it. Nobody's post had one. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [column, type] of [
    ['poll_options', 'text'],
    ['poll_is_multiple', 'integer'],
    ['poll_ended_at', 'bigint'],
  ] as const) {
    await db.schema.alterTable('group_post').addColumn(column, type).execute();
  }
  await db.schema
    .createTable('group_post_vote')
    .addColumn('post_id', 'text', (c) => c.notNull().references('group_post.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('option', 'integer', (c) => c.notNull())
    .addColumn('voted_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('group_post_vote_pk', ['post_id', 'user_id', 'option'])
    .execute();
  await db.schema
    .createIndex('group_post_vote_mine')
    .on('group_post_vote')
    .columns(['user_id', 'post_id', 'option'])
    .execute();
}
