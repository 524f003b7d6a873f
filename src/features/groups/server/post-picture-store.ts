import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { PostRow } from './post-store.ts';

/** What a post's row holds of its picture. */
export type PictureColumns = Pick<
  PostRow,
  'picture_id' | 'picture_alt' | 'picture_width' | 'picture_height' | 'picture_bytes'
>;

export const NO_PICTURE: PictureColumns = {
  picture_id: null,
  picture_alt: null,
  picture_width: null,
  picture_height: null,
  picture_bytes: null,
};

/** The query for what the pictures of all posts of a group take, hidden ones too. */
export function picturesTaking(db: DbOrTx, groupId: string) {
  return db
    .selectFrom('group_post')
    .select((eb) => eb.fn.sum<number | string | null>('picture_bytes').as('bytes'))
    .where('group_id', '=', groupId)
    .where('picture_id', 'is not', null);
}

export async function picturesTake(db: DbOrTx, groupId: string): Promise<number> {
  const row = await picturesTaking(db, groupId).executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** Pictures of the posts of one thread. */
export async function pictureIdsIn(tx: Tx, threadId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('group_post')
    .select('picture_id')
    .where('thread_id', '=', threadId)
    .where('picture_id', 'is not', null)
    .execute();
  return rows.map(({ picture_id }) => picture_id!);
}

/** The query for posts of a group that have a picture, in the order of their threads. */
export function postsWithPicture(
  db: DbOrTx,
  groupId: string,
  { limit, after }: { limit: number; after: { threadId: string; id: string } | null },
) {
  let query = db
    .selectFrom('group_post')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('picture_id', 'is not', null);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('thread_id', 'id'), '>', eb.tuple(after.threadId, after.id)));
  }
  return query.orderBy('thread_id').orderBy('id').limit(limit);
}

/** How many posts have a picture, and at most `limit` of them whose picture is no stored object. @param edge one in which it is kept */
export async function comparePictures(
  db: DbOrTx,
  edge: number,
  limit: number,
): Promise<{ pictures: number; wrong: { id: string }[] }> {
  const withPicture = db.selectFrom('group_post').where('picture_id', 'is not', null);
  const { count } = await withPicture
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const wrong = await withPicture
    .select('id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('stored_object')
            .select('stored_object.id')
            .where('stored_object.id', '=', (key) =>
              key.cast<string>(key(key.ref('picture_id'), '||', key.val(`-${edge}`)), 'text'),
            ),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return { pictures: Number(count), wrong };
}
