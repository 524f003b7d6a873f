import { useState } from 'react';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useReaderPreferences } from '../reader-preferences.ts';
import { ChapterPicker } from './chapter-picker.tsx';
import { ChapterReading } from './chapter-reading.tsx';

/** Choose a book and a chapter, and read it here (spec, section 2). */
export function BrowsePanel() {
  const { translation } = useReaderPreferences();
  const [place, setPlace] = useState({ bookId: '', chapter: 1 });
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col gap-4">
        <ChapterPicker {...place} onChange={(bookId, chapter) => setPlace({ bookId, chapter })} />
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
