import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
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

/** A part of what is found, newest first, and the place after which the next begins; null where that was all. */
export interface FoundPart {
  rows: FoundRow[];
  next: TimeCursor | null;
}

/**
 * Posts of a group whose words have all of these, and threads whose title has, whoever may read them. Where a search would take long,
 * a part ends before `limit`.
 * @param wanted `words` are folded; at least one
 */
export async function findInTalk(
  db: DbOrTx,
  wanted: { groupId: string; words: readonly string[]; after: TimeCursor | null; limit: number },
): Promise<FoundPart> {
  const { groupId, words, after, limit } = wanted;
  const asked = { owner: groupId, words, after, limit: limit + 1 };
  const posts = await newestWithText(db, postTexts, { ...asked, mostRead: GROUP_LIMITS.talkRead });
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
  if (rows.length <= limit) return { rows, next: readUntil };
  const { at, id } = rows[limit - 1]!;
  return { rows: rows.slice(0, limit), next: { at, id } };
}

/** Newest first; of one time the greater id first. */
function isBefore(one: TimeCursor, other: TimeCursor): boolean {
  return one.at > other.at || (one.at === other.at && one.id > other.id);
}
