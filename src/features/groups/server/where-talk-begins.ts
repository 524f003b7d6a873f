import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { cursorOf } from '#platform/server/http/page-of.ts';
import { BEGINNING } from '../talk.rules.ts';
import { findPost, findRootPosts, firstNewRoot, type PostRow } from './post-store.ts';
import type { ThreadRow } from './thread-store.ts';

/**
 * Where a thread is read from: the cursor of the page that begins a little ahead of what is new to the reader, or of its end where
 * nothing is, and ahead of the post that they want to see. Null is its beginning. No new word stands ahead of it, so whoever has
 * seen the end has seen what is new.
 */
export async function whereTalkBegins(
  db: DbOrTx,
  { id: threadId, posts }: Pick<ThreadRow, 'id' | 'posts'>,
  {
    readerId,
    readUntil,
    wanted: post,
  }: { readerId: string; readUntil: number; wanted?: PostRow | undefined },
): Promise<string | null> {
  if (posts <= BEGINNING.readWhole) return null;
  const fresh = await firstNewRoot(db, { threadId, readerId, readUntil });
  const wanted = post && (await rootOf(db, post));
  const [first] = [fresh, wanted].filter((place) => place !== undefined).toSorted(byPlace);
  // Ahead of a place that lies after all others, the newest are found.
  const before = first ?? { at: Number.MAX_SAFE_INTEGER, id: '' };
  const shown = first ? BEGINNING.aheadOfNew : BEGINNING.newest;
  const ahead = await findRootPosts(db, {
    threadId,
    verseId: undefined,
    after: null,
    before,
    limit: shown + 1,
  });
  const last = ahead[shown];
  return last ? cursorOf({ at: last.created_at, id: last.id }) : null;
}

/** Where the post stands that stands by itself: a reply stands with what it replies to. */
async function rootOf(db: DbOrTx, post: PostRow): Promise<TimeCursor> {
  const root = (post.parent_id !== null && (await findPost(db, post.parent_id))) || post;
  return { at: root.created_at, id: root.id };
}

function byPlace(one: TimeCursor, other: TimeCursor): number {
  return one.at - other.at || (one.id < other.id ? -1 : 1);
}
