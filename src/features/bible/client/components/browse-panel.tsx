import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useChunkWithRetries } from '#platform/client/use-chunk.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type BrowsedPlace, chapterName } from '../../books.rules.ts';
import { BooksRead } from '../books-read/books-read.tsx';
import { ChapterGrid } from './chapter-grid.tsx';
import { ChapterPicker } from './chapter-picker.tsx';

const loadText = () => import('./browsed-text.tsx');

/**
 * Choose a book and a chapter, read it, or open its page (docs/product.md, Bible). The choice is in the address, so that it can be
 * bookmarked, and going back goes to the one before.
 */
export function BrowsePanel({
  place,
  onBrowse,
}: {
  place: BrowsedPlace;
  onBrowse: (place: BrowsedPlace) => void;
}) {
  const { bookId, chapter } = place;
  const name = chapterName(bookId, chapter);
  const heading = useArrivalAt(bookId);
  const text = useChunkWithRetries(loadText, bookId === '' ? 0 : 1);
  return (
    <div className="flex flex-col divide-y divide-line">
      <Card className="flex flex-col gap-4">
        <ChapterPicker
          {...place}
          onChange={(toBook, toChapter) => onBrowse({ bookId: toBook, chapter: toChapter })}
        />
        <p className="text-sm text-ink-soft">
          Your reading time is tracked while a reading session is open and this page is visible.
        </p>
      </Card>
      {bookId === '' ? (
        <BooksRead />
      ) : (
        <Card>
          <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
            <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
              {name}
            </h2>
            <Link href={`/bible/${bookId}/${chapter}`} className={buttonClasses()}>
              Open {name}
            </Link>
          </div>
          {text ? <text.BrowsedText {...place} /> : <Skeleton className="h-96" />}
          <hr className="my-6 border-line" />
          <ChapterGrid bookId={bookId} current={chapter} />
          <Link href="/bible?tab=browse" className={`${buttonClasses('ghost')} mt-4 -ml-4`}>
            All 66 books
          </Link>
        </Card>
      )}
    </div>
  );
}

/** A book that was chosen among the lamps is gone with them: its heading takes over the focus, and comes into view. */
function useArrivalAt(bookId: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(bookId);
  useEffect(() => {
    const hasChanged = before.current !== bookId;
    before.current = bookId;
    if (hasChanged && document.activeElement === document.body) heading.current?.focus();
  }, [bookId]);
  return heading;
}
