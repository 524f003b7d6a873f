import { type Kysely, sql } from 'kysely';

/** The picture of a post. Nobody's post had one; its bytes are stored objects of whoever wrote it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [column, type] of [
    ['picture_id', 'text'],
    ['picture_alt', 'text'],
    ['picture_width', 'integer'],
    ['picture_height', 'integer'],
    ['picture_bytes', 'integer'],
  ] as const) {
    await db.schema.alterTable('group_post').addColumn(column, type).execute();
  }
  await db.schema
    .createIndex('group_post_pictures')
    .on('group_post')
    .columns(['group_id', 'thread_id', 'id', 'picture_bytes'])
    .where(sql.ref('picture_id'), 'is not', null)
    .execute();
}
