import { pictureKey } from '#features/files/pictures.rules.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { picturesIn } from './picture-columns.ts';
import { POST_COLUMNS } from './talk-tables.ts';

/** The query for what the pictures of all posts of a group take, hidden ones too. */
export function picturesTaking(db: DbOrTx, groupId: string) {
  return db
    .selectFrom('group_post')
    .select((eb) => eb.fn.sum<number | string | null>('picture_bytes').as('bytes'))
    .where('group_id', '=', groupId)
    .where('pictures', 'is not', null);
}

export async function picturesTake(db: DbOrTx, groupId: string): Promise<number> {
  const row = await picturesTaking(db, groupId).executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** Pictures of the posts of one thread. */
export async function pictureIdsIn(tx: Tx, threadId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('group_post')
    .select('pictures')
    .where('thread_id', '=', threadId)
    .where('pictures', 'is not', null)
    .execute();
  return rows.flatMap(picturesIn).map(({ id }) => id);
}

/** The query for posts of a group that have pictures, in the order of their threads. */
export function postsWithPictures(
  db: DbOrTx,
  groupId: string,
  { limit, after }: { limit: number; after: { threadId: string; id: string } | null },
) {
  let query = db
    .selectFrom('group_post')
    .select(POST_COLUMNS)
    .where('group_id', '=', groupId)
    .where('pictures', 'is not', null);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('thread_id', 'id'), '>', eb.tuple(after.threadId, after.id)));
  }
  return query.orderBy('thread_id').orderBy('id').limit(limit);
}

/** Posts that are compared at once. */
const COMPARED = 200;

/** How many pictures posts have, and at most `limit` of the posts with one that is no stored object. @param edge one in which they are kept */
export async function comparePictures(
  db: DbOrTx,
  edge: number,
  limit: number,
): Promise<{ pictures: number; wrong: { id: string }[] }> {
  const wrong: { id: string }[] = [];
  let pictures = 0;
  for (let after: { group_id: string; thread_id: string; id: string } | undefined; ; ) {
    let query = db
      .selectFrom('group_post')
      .select(['group_id', 'thread_id', 'id', 'pictures'])
      .where('pictures', 'is not', null);
    if (after) {
      const place = [after.group_id, after.thread_id, after.id] as const;
      query = query.where((eb) => eb(eb.refTuple('group_id', 'thread_id', 'id'), '>', eb.tuple(...place)));
    }
    const posts = await query
      .orderBy('group_id')
      .orderBy('thread_id')
      .orderBy('id')
      .limit(COMPARED)
      .execute();
    const keysOf = (post: (typeof posts)[number]) => picturesIn(post).map(({ id }) => pictureKey(id, edge));
    const keys = posts.flatMap(keysOf);
    pictures += keys.length;
    const stored = new Set(
      keys.length === 0
        ? []
        : (await db.selectFrom('stored_object').select('id').where('id', 'in', keys).execute()).map(
            ({ id }) => id,
          ),
    );
    for (const post of posts) {
      if (wrong.length < limit && keysOf(post).some((key) => !stored.has(key))) wrong.push({ id: post.id });
    }
    after = posts.at(-1);
    if (posts.length < COMPARED) return { pictures, wrong };
  }
}
