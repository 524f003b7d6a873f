import type { DbOrTx } from '#platform/server/db/database.ts';
import type { ReadingPosition } from '../bible.contract.ts';
import { place } from './bible-text-routes.ts';
import { findChapter } from './find-place.ts';
import { findPositionWithMarks } from './reading-position-store.ts';
import { neighbour } from './text/bible-library.ts';

/**
 * Where somebody goes on reading: in the chapter that they read last; in the one after it, where they have marked that one as read, and
 * not yet this one; after the last of the Bible, in Genesis 1. Whoever reads a book once more goes on where they are until they mark that one again. Null before
 * anything was read.
 */
export async function whereReadingGoesOn(db: DbOrTx, userId: string): Promise<ReadingPosition | null> {
  const last = await findPositionWithMarks(db, userId);
  if (last === undefined) return null;
  const at = findChapter(last.book_id, last.chapter);
  return { ...place(last.isDone ? chapterAfter(at) : at), translation: last.translation };
}

/** Whoever has come to the end of the Bible begins anew. */
function chapterAfter({ book, chapter }: { book: number; chapter: number }) {
  return neighbour(book, chapter, 1) ?? { book: 0, chapter: 1 };
}
