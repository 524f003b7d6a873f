import { type Kysely, sql } from 'kysely';

type Columns =
  | 'picture_id'
  | 'picture_alt'
  | 'picture_width'
  | 'picture_height'
  | 'picture_bytes'
  | 'pictures';
type Then = { group_post: { id: string } & Record<Columns, string | number | null> };

/** Posts at once: a list of ids that both engines take. */
const AT_ONCE = 500;

/** A post has a list of pictures where it had one; `picture_bytes` is of all of them. */
export async function up(given: Kysely<never>): Promise<void> {
  const db = given as unknown as Kysely<Then>;
  await db.schema.alterTable('group_post').addColumn('pictures', 'text').execute();
  for (;;) {
    const posts = await db
      .selectFrom('group_post')
      .select(['id', 'picture_id', 'picture_alt', 'picture_width', 'picture_height'])
      .where('picture_id', 'is not', null)
      .where('pictures', 'is', null)
      .limit(AT_ONCE)
      .execute();
    for (const { id, ...post } of posts) {
      const picture = {
        id: post.picture_id,
        alt: post.picture_alt ?? '',
        width: post.picture_width,
        height: post.picture_height,
      };
      await db
        .updateTable('group_post')
        .set({ pictures: JSON.stringify([picture]) })
        .where('id', '=', id)
        .execute();
    }
    if (posts.length < AT_ONCE) break;
  }
  await db.schema.dropIndex('group_post_pictures').execute();
  for (const column of ['picture_id', 'picture_alt', 'picture_width', 'picture_height']) {
    await db.schema.alterTable('group_post').dropColumn(column).execute();
  }
  await db.schema
    .createIndex('group_post_pictures')
    .on('group_post')
    .columns(['group_id', 'thread_id', 'id', 'picture_bytes'])
    .where(sql.ref('pictures'), 'is not', null)
    .execute();
}
