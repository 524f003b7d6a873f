import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { preparedByShape } from '#platform/server/db/prepared-by-shape.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { searchTextOf } from './said-in.ts';
import { type GroupPostTable, POST_COLUMNS } from './talk-tables.ts';

export type PostRow = Pick<Selectable<GroupPostTable>, (typeof POST_COLUMNS)[number]>;

const postById = preparedByName({ id: '?id' }, (db, { id }) =>
  db.selectFrom('group_post').select(POST_COLUMNS).where('id', '=', id),
);

export async function findPost(db: DbOrTx, id: string): Promise<PostRow | undefined> {
  const [row] = await postById(db, { id });
  return row;
}

/** A post, held until the transaction ends. Its thread is held before, never after. */
export function holdPost(tx: Tx, id: string): Promise<PostRow | undefined> {
  return hold(tx.selectFrom('group_post').select(POST_COLUMNS).where('id', '=', id), tx).executeTakeFirst();
}

export async function createPostRow(tx: Tx, row: PostRow): Promise<void> {
  await tx
    .insertInto('group_post')
    .values({ ...row, ...searchedOf(row) })
    .execute();
}

/** Saves what has changed. The post is held: what it is found by is made of all that it says. */
export async function updatePostRow(tx: Tx, id: string, changes: Partial<PostRow>): Promise<void> {
  let set: Updateable<GroupPostTable> = changes;
  if (SEARCHED.some((column) => column in changes)) {
    const said = await tx.selectFrom('group_post').select(SEARCHED).where('id', '=', id).executeTakeFirst();
    if (said) set = { ...changes, ...searchedOf({ ...said, ...changes }) };
  }
  await tx.updateTable('group_post').set(set).where('id', '=', id).execute();
}

/** What the columns for the search are made of. */
const SEARCHED = [
  'text',
  'pictures',
  'poll_options',
  'created_at',
  'edited_at',
  'deleted_at',
] as const satisfies (keyof PostRow)[];

function searchedOf(post: Pick<PostRow, (typeof SEARCHED)[number]>) {
  return {
    search_text: searchTextOf(post),
    search_of: Number(post.deleted_at ?? post.edited_at ?? post.created_at),
  };
}

export async function deletePostRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('group_post').where('id', '=', id).execute();
}

/**
 * The query for posts of a thread that stand by themselves, oldest first: those that reply to none, or to what went with an account.
 * Those that answer one verse when it is named, and one alone when it is. `before`: those ahead of a place, the newest first.
 */
function rootPosts(
  db: DbOrTx,
  wanted: {
    threadId: string;
    verseId: string | undefined;
    postId?: string | undefined;
    after: TimeCursor | null;
    before?: TimeCursor | null;
    limit: number;
  },
) {
  let query = db
    .selectFrom('group_post')
    .select(POST_COLUMNS)
    .where('thread_id', '=', wanted.threadId)
    .where((eb) =>
      eb.or([
        eb('parent_id', 'is', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('group_post as parent')
              .select('parent.id')
              .whereRef('parent.id', '=', 'group_post.parent_id'),
          ),
        ),
      ]),
    );
  if (wanted.verseId !== undefined) query = query.where('verse_id', '=', wanted.verseId);
  if (wanted.postId !== undefined) query = query.where('id', '=', wanted.postId);
  const { after, before } = wanted;
  if (after)
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.at, after.id)));
  if (before)
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(before.at, before.id)));
  const order = before ? 'desc' : 'asc';
  return query.orderBy('created_at', order).orderBy('id', order).limit(wanted.limit);
}

export const findRootPosts = preparedByShape(rootPosts);

/** Replies to these posts, those of each together and oldest first; at most `GROUP_LIMITS.replies` of each are there. */
export function repliesTo(db: DbOrTx, ids: readonly string[]): Promise<PostRow[]> {
  return repliesByIds(db, ids, {});
}

const repliesByIds = preparedByIds({}, (db, ids) =>
  db
    .selectFrom('group_post')
    .select(POST_COLUMNS)
    .where('parent_id', 'in', [...ids])
    .orderBy('parent_id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(sql.lit(ids.length * GROUP_LIMITS.replies)),
);

/**
 * The post that stands by itself, and holds the first word of others since `readUntil` or what that replies to; undefined where nobody
 * has said anything since. What the reader may not read counts too.
 */
export async function firstNewRoot(
  db: DbOrTx,
  wanted: { threadId: string; readerId: string; readUntil: number },
): Promise<TimeCursor | undefined> {
  const [row] = await newRoots(db, wanted);
  return row && { at: Number(row.at), id: row.id };
}

const newRoots = preparedByName(
  { threadId: '?threadId', readerId: '?readerId', readUntil: -1 },
  (db, { threadId, readerId, readUntil }) =>
    db
      .selectFrom('group_post')
      .leftJoin('group_post as parent', 'parent.id', 'group_post.parent_id')
      .select((eb) => [
        eb.fn.coalesce('parent.created_at', 'group_post.created_at').as('at'),
        eb.fn.coalesce('parent.id', 'group_post.id').as('id'),
      ])
      .where('group_post.thread_id', '=', threadId)
      .where('group_post.created_at', '>', readUntil)
      .where('group_post.user_id', '<>', readerId)
      .orderBy('at')
      .orderBy('id')
      .limit(sql.lit(1)),
);

/** How many bytes the replies to these posts take. */
export async function bytesBelow(db: DbOrTx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await bytesByIds(db, ids, {});
  return new Map(rows.map((row) => [row.parent_id!, Number(row.bytes)]));
}

const bytesByIds = preparedByIds({}, (db, ids) =>
  db
    .selectFrom('group_post')
    .select([
      'parent_id',
      sql<number>`sum(octet_length(text) + coalesce(octet_length(poll_options), 0))`.as('bytes'),
    ])
    .where('parent_id', 'in', [...ids])
    .groupBy('parent_id'),
);

export async function countReplies(tx: Tx, parentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('group_post')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('parent_id', '=', parentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether somebody else than its author has written in a thread. */
export async function hasOthersPosts(db: DbOrTx, threadId: string, authorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('group_post')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('user_id', '<>', authorId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an answer of somebody's is shown in a thread: words, and neither pictures alone nor a poll. */
export async function hasShownAnswer(tx: Tx, threadId: string, authorId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('group_post')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('user_id', '=', authorId)
    .where('hidden_because', 'is', null)
    .where('deleted_at', 'is', null)
    .where('text', '<>', '')
    .where('poll_options', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many posts answer each verse of a thread's passage, of those that the reader may read. */
export async function answersByVerse(
  db: DbOrTx,
  reader: { id: string; now: number },
  threadId: string,
): Promise<Map<string, number>> {
  const rows = await answeredVerses(db, { readerId: reader.id, now: reader.now, threadId });
  return new Map(rows.map((row) => [row.verse_id!, Number(row.count)]));
}

const answeredVerses = preparedByName(
  { readerId: '?readerId', now: -1, threadId: '?threadId' },
  (db, { readerId, now, threadId }) =>
    db
      .selectFrom('group_post')
      .select(['verse_id'])
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('thread_id', '=', threadId)
      .where('verse_id', 'is not', null)
      .where('parent_id', 'is', null)
      .where('hidden_because', 'is', null)
      .where('deleted_at', 'is', null)
      .where((eb) => notAmongBlocked(eb, readerId, 'group_post.user_id'))
      .where((eb) => notAmongBanned(eb, now, 'group_post.user_id'))
      .groupBy('verse_id'),
);

/** A few posts before and after one, in reading order, for moderators. */
export async function postsAround(db: DbOrTx, one: Pick<PostRow, 'thread_id' | 'created_at' | 'id'>) {
  const AROUND = 3;
  const near = db
    .selectFrom('group_post')
    .select(['user_id', 'text', 'pictures', 'poll_options', 'created_at'])
    .where('thread_id', '=', one.thread_id)
    .where('deleted_at', 'is', null)
    .limit(AROUND);
  const place = [one.created_at, one.id] as const;
  const before = await near
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(...place)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const after = await near
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(...place)))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { before: before.reverse(), after };
}

export function findPostsByIds(db: DbOrTx, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('group_post')
    .select(POST_COLUMNS)
    .where('id', 'in', [...ids])
    .execute();
}

/** Of a whole thread: `GROUP_LIMITS.posts` at most. */
export async function postIdsIn(db: DbOrTx, threadId: string): Promise<string[]> {
  const rows = await db.selectFrom('group_post').select('id').where('thread_id', '=', threadId).execute();
  return rows.map(({ id }) => id);
}
