import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { BrowsedPlace } from '../../books.rules.ts';
import { NO_MARKS } from '../annotations/verse-marks.ts';
import { shownChapterQuery } from '../bible-queries.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { ChapterText } from './chapter-text.tsx';

/** The text of the chapter that is browsed to, to look at; what somebody has left in it is on the chapter's own page. */
export function BrowsedText({ bookId, chapter }: BrowsedPlace) {
  const { translation } = useReaderPreferences();
  const { data, isError, isFetching, refetch } = useQuery(shownChapterQuery(bookId, chapter, translation));
  if (data === undefined) {
    if (isError) return <NotLoaded pending={isFetching} onRetry={() => refetch()} />;
    return <Skeleton className="h-96" />;
  }
  return <ChapterText chapter={data} selected={[]} marks={NO_MARKS} onNote={() => {}} />;
}
