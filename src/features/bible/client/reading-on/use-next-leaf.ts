import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useIdle } from '#ui/use-idle.ts';
import type { TextId } from '../../bible.rules.ts';
import { chapterQuery, shownChapterQuery } from '../bible-queries.ts';
import { type ChapterAddress, isFull, leafIdOf, type ReadingRun } from './reading-run.rules.ts';
import { useLeafEnd } from './use-leaf-observers.ts';

/**
 * The chapter after the last one of the page: fetched ahead, and added when its end comes near. One that does not come is no reason to
 * disturb the reader: its link is there, and the next time that the end comes near it is asked for again.
 */
export function useNextLeaf(
  page: RefObject<HTMLElement | null>,
  run: ReadingRun,
  translation: TextId,
  addLeaf: (after: string, next: ChapterAddress) => void,
): void {
  const queryClient = useQueryClient();
  const last = run.leaves.at(-1)!;
  const { data } = useQuery(shownChapterQuery(last.bookId, last.chapter, translation));
  const next = data?.next ?? null;
  // The page that is to be read now comes first.
  const idle = useIdle();
  useEffect(() => {
    if (idle && next) void queryClient.prefetchQuery(chapterQuery(next.bookId, next.chapter, translation));
  }, [next, idle, queryClient, translation]);
  const lastId = leafIdOf(last);
  useLeafEnd(page, next === null || isFull(run) ? null : lastId, () => {
    const { bookId, chapter } = next!;
    queryClient.fetchQuery(chapterQuery(bookId, chapter, translation)).then(
      // A text may be a part of the Bible, which ends here.
      ({ blocks }) => blocks.length > 0 && addLeaf(lastId, { bookId, chapter: String(chapter) }),
      () => {},
    );
  });
}
