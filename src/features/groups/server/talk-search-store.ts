import type { TimeCursor } from '#contract/paging.ts';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import { placeOfRow } from '#platform/server/db/text-index/rows-in-order.ts';
import { newestWithText, type TextIndex } from '#platform/server/db/text-index/text-index.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { findPostsByIds, type PostRow } from './post-store.ts';
import { findThreadsByIds, type ThreadRow } from './thread-store.ts';

/** Where the talk of a group is searched. */
export const postTexts: TextIndex = {
  table: 'group_post',
  text: 'search_text',
  owner: 'group_id',
  at: 'created_at',
};

/** Where the titles of a group's topics are searched, and the references of its passages. */
export const threadTexts: TextIndex = {
  table: 'group_thread',
  text: 'search_text',
  owner: 'group_id',
  at: 'created_at',
};

/** A post or a thread in which all words stand, and where it stands in what is found. */
export type FoundRow = TimeCursor & ({ post: PostRow } | { thread: ThreadRow });

/** A part of what is found, newest first. */
export interface FoundPart {
  rows: FoundRow[];
  /** The place after which the next part begins; null where that was all. */
  next: TimeCursor | null;
  /** The place down to which posts were read through, where that ended the part: it is the same whatever is found. Null otherwise. */
  readUntil: TimeCursor | null;
}

/**
 * Posts of a group whose words have all of these, and threads whose title has, whoever may read them. Where a search would take long,
 * a part ends before `limit`.
 * @param wanted `words` are folded; at least one. `begun`: the place after which the first part began
 */
export async function findInTalk(
  db: DbOrTx,
  wanted: {
    groupId: string;
    words: readonly string[];
    begun: TimeCursor | null;
    after: TimeCursor | null;
    limit: number;
  },
): Promise<FoundPart> {
  const { groupId, words, begun, after, limit } = wanted;
  const asked = { owner: groupId, words, after, limit: limit + 1 };
  const bounds = { mostRead: GROUP_LIMITS.talkRead, readFrom: begun };
  const posts = await newestWithText(db, postTexts, { ...asked, ...bounds });
  const threads = await newestWithText(db, threadTexts, asked);
  const found: FoundRow[] = [
    ...(await findPostsByIds(db, posts.ids)).map((post) => ({ at: post.created_at, id: post.id, post })),
    ...(await findThreadsByIds(db, threads.ids)).map((thread) => ({
      at: thread.created_at,
      id: thread.id,
      thread,
    })),
  ];
  const { readUntil } = posts;
  // A thread from before the last post that was read through comes with the posts of its time.
  const known = readUntil
    ? found.filter((row) => isBefore(row, readUntil) || row.id === readUntil.id)
    : found;
  const rows = known.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  if (rows.length <= limit) return { rows, next: readUntil, readUntil };
  const { at, id } = rows[limit - 1]!;
  return { rows: rows.slice(0, limit), next: { at, id }, readUntil: null };
}

/** The place of a group's `count`th post after a place, whoever may read it; null where there are fewer. */
export function placeOfPost(db: DbOrTx, groupId: string, after: TimeCursor | null, count: number) {
  return placeOfRow(db as Db, postTexts, { owner: groupId, after, count });
}

/** Newest first; of one time the greater id first. */
export function isBefore(one: TimeCursor, other: TimeCursor): boolean {
  return one.at > other.at || (one.at === other.at && one.id > other.id);
}
