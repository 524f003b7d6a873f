import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type BrowsedPlace, chapterName } from '../../books.rules.ts';
import { ChapterGrid } from './chapter-grid.tsx';
import { ChapterPicker } from './chapter-picker.tsx';

/**
 * Choose a book and a chapter, and open its page (docs/product.md, Bible). The choice is in the address, so that it can be
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
  return (
    <div className="flex flex-col gap-4">
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
        <Card>
          <EmptyState title="Where shall we read?">Choose a book, and its chapters stand here.</EmptyState>
        </Card>
      ) : (
        <Card>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-2xl">{name}</h2>
            <Link href={`/bible/${bookId}/${chapter}`} className={buttonClasses()}>
              Open {name}
            </Link>
          </div>
          <ChapterGrid bookId={bookId} current={chapter} />
        </Card>
      )}
    </div>
  );
}
