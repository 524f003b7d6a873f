import type { DbOrTx } from '#platform/server/db/database.ts';
import { cursorOf } from '#platform/server/http/page-of.ts';
import { BEGINNING } from '../talk.rules.ts';
import { findRootPosts, firstNewRoot } from './post-store.ts';
import type { ThreadRow } from './thread-store.ts';

/**
 * Where a thread is read from: the cursor of the page that begins a little ahead of what is new to the reader, or of its end where
 * nothing is. Null is its beginning. No new word stands ahead of it, so whoever has seen the end has seen what is new.
 */
export async function beginningOf(
  db: DbOrTx,
  { id: threadId, posts }: Pick<ThreadRow, 'id' | 'posts'>,
  { readerId, readUntil }: { readerId: string; readUntil: number },
): Promise<string | null> {
  if (posts <= BEGINNING.readWhole) return null;
  const fresh = await firstNewRoot(db, { threadId, readerId, readUntil });
  // Ahead of a place that lies after all others, the newest are found.
  const before = fresh ?? { at: Number.MAX_SAFE_INTEGER, id: '' };
  const shown = fresh ? BEGINNING.aheadOfNew : BEGINNING.newest;
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
