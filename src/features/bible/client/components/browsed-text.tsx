import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { BrowsedPlace } from '../../books.rules.ts';
import { NO_MARKS } from '../annotations/verse-marks.ts';
import { shownChapterQuery } from '../bible-queries.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { ChapterText } from './chapter-text.tsx';

/**
 * The text of the chapter that is browsed to, to look at. A verse that is pressed opens on the chapter's own page, where what
 * somebody has left in it is, too.
 */
export function BrowsedText({ bookId, chapter }: BrowsedPlace) {
  const { translation } = useReaderPreferences();
  const [, navigate] = useLocation();
  const { data, isError, isFetching, refetch } = useQuery(shownChapterQuery(bookId, chapter, translation));
  if (data === undefined) {
    if (isError) return <NotLoaded pending={isFetching} onRetry={() => refetch()} />;
    return <Skeleton className="h-96" />;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the verses' numbers are links, for keys
    <div
      onClick={(event) => {
        const pressed = event.target as Element;
        const verse = pressed.closest<HTMLElement>('[data-verse]')?.dataset['verse'];
        const isElsewhere =
          event.metaKey || event.ctrlKey || event.shiftKey || pressed.closest('button') !== null;
        if (verse === undefined || isElsewhere || !window.getSelection()?.isCollapsed) return;
        event.preventDefault();
        navigate(`/bible/${bookId}/${chapter}/${verse}`);
      }}
    >
      <p className="mb-4 text-sm text-ink-soft">{data.text.edition}</p>
      <ChapterText chapter={data} selected={[]} marks={NO_MARKS} onNote={() => {}} />
    </div>
  );
}
