import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useReaderPreferences } from '../reader-preferences.ts';
import { ChapterPicker } from './chapter-picker.tsx';
import { ChapterReading } from './chapter-reading.tsx';

/** `bookId` is '' until a book is chosen. */
export interface BrowsedPlace {
  bookId: string;
  chapter: number;
}

/**
 * Choose a book and a chapter, and read it here (docs/product.md, Bible). The choice is in the address, so that it
 * can be bookmarked, and going back goes to the one before.
 */
export function BrowsePanel({
  place,
  onBrowse,
}: {
  place: BrowsedPlace;
  onBrowse: (place: BrowsedPlace) => void;
}) {
  const { translation } = useReaderPreferences();
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col gap-4">
        <ChapterPicker {...place} onChange={(bookId, chapter) => onBrowse({ bookId, chapter })} />
        <p className="text-sm text-ink-soft">
          Your reading time is tracked while a reading session is open and this page is visible.
        </p>
      </Card>
      {place.bookId === '' ? (
        <Card>
          <EmptyState title="Where shall we read?">
            Choose a book and a chapter, and it opens here.
          </EmptyState>
        </Card>
      ) : (
        <Card>
          <ChapterReading {...place} translation={translation} headingLevel={2} />
          <Link
            href={`/bible/${place.bookId}/${place.chapter}`}
            className={buttonClasses('primary', 'md', 'mt-6')}
          >
            Open as a page
          </Link>
        </Card>
      )}
    </div>
  );
}
