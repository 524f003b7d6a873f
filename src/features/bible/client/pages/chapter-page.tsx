import '../printing/chapter-print.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocation, useParams } from 'wouter';
import { useChunkWithRetries } from '#platform/client/use-chunk.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { cn } from '#ui/class-names.ts';
import { useIdle } from '#ui/use-idle.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import { type Chapter, updatePosition } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { parseVerses } from '../../verse-numbers.rules.ts';
import { positionUpdated } from '../bible-changes.ts';
import { shownChapterQuery } from '../bible-queries.ts';
import { ChapterLeaf } from '../components/chapter-leaf.tsx';
import { ChapterLine } from '../components/chapter-line.tsx';
import { ChosenBar } from '../components/chosen-bar.tsx';
import { ReadingSessionCard } from '../components/reading-session-card.tsx';
import { useChapterActions } from '../keys/use-chapter-actions.ts';
import { useLately } from '../lately/use-lately.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { leafIdOf } from '../reading-on/reading-run.rules.ts';
import { useKeptSpot } from '../reading-on/use-kept-spot.ts';
import { useLeafRead } from '../reading-on/use-leaf-observers.ts';
import { useNextLeaf } from '../reading-on/use-next-leaf.ts';
import { useReadingRun } from '../reading-on/use-reading-run.ts';
import { useSeenFor } from '../use-seen-for.ts';
import { useTextsOffered } from '../use-texts-offered.ts';
import { useVerseSelection } from '../use-verse-selection.ts';

/** Who stays this long in a chapter is reading it, and goes on there; who only looked something up goes on where they were. */
const READING_MS = 30_000;
/** Who has read on into one has been reading, and goes on there: short psalms follow each other more quickly than that. */
const READING_ON_MS = 5_000;

const loadWayBack = () => import('../lately/way-back.tsx');

/** /bible/JHN/3 and /bible/JHN/3/16: a chapter as a page of a printed Bible, and those after it as somebody reads on. */
export function ChapterPage() {
  const { book = '', chapter = '' } = useParams<{ book: string; chapter: string }>();
  const { translation, isSideBySide } = useReaderPreferences();
  // No list of them is open, and a text may be taken away while somebody reads in it.
  useTextsOffered();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { run, arrival, readOnAt, addLeaf } = useReadingRun(
    { bookId: book.toUpperCase(), chapter },
    translation,
  );
  const first = run.leaves[0]!;
  const now = run.leaves.find((leaf) => leafIdOf(leaf) === run.at) ?? first;
  const shown = { bookId: now.bookId, chapter: Number(now.chapter) || 1 };
  const { data } = useQuery(shownChapterQuery(now.bookId, now.chapter, translation));
  const { data: opened } = useQuery(shownChapterQuery(first.bookId, first.chapter, translation));
  const firstId = leafIdOf(first);
  const verse = run.openedAt.split('/')[4];
  const addressed = useMemo(() => ({ leaf: firstId, verses: parseVerses(verse ?? '') }), [firstId, verse]);
  const { ref, selection, choose, clear } = useVerseSelection(arrival, addressed, opened !== undefined);
  const chosenLeaf =
    selection.verses.length > 0 ? run.leaves.find((leaf) => leafIdOf(leaf) === selection.leaf) : undefined;
  const selectedOf = (leaf: string) => (selection.leaf === leaf ? selection.verses : NONE);
  const selected = selectedOf(run.at);
  // The chapter that is read now, whichever of them it is.
  const text = useMemo(
    () => ({
      get current() {
        return ref.current?.querySelector<HTMLElement>(`[data-leaf="${CSS.escape(run.at)}"]`) ?? null;
      },
    }),
    [ref, run.at],
  );
  const ids = run.leaves.map(leafIdOf).join(' ');
  useLeafRead(ref, ids, readOnAt);
  useNextLeaf(ref, run, translation, addLeaf);
  const hasReadOn = run.at !== firstId;
  useKeptSpot(arrival, text, hasReadOn);
  usePageTitle(data && chapterName(data.bookId, data.chapter));

  // Who leads somebody back has to have seen them go.
  const wayBack = useChunkWithRetries(loadWayBack, useIdle(300) ? 1 : 0);
  const lately = useLately();
  const goBack = () => wayBack?.goBackBy(navigate);
  useChapterActions({
    chapter: data,
    page: ref,
    read: run.at,
    selection,
    choose,
    goBack,
    openLately: lately.show,
  });
  const keepPlace = useCallback(
    ({ bookId, chapter, translation }: Chapter, isJustBegun = false) => {
      const input = { body: { bookId, chapter, translation, ...(isJustBegun && { isJustBegun }) } };
      // A place that could not be kept is no reason to disturb the reader: the next chapter tells it again.
      callAndChange(queryClient, updatePosition, positionUpdated, input).catch(() => {});
    },
    [queryClient],
  );
  const seen = data === undefined ? null : `${data.bookId} ${data.chapter}`;
  useSeenFor(hasReadOn ? seen : null, READING_ON_MS, () => keepPlace(data!, true));
  useSeenFor(seen, READING_MS, () => keepPlace(data!));

  return (
    <div
      className={cn(
        'chapter-page relative mx-auto flex w-full grow flex-col gap-5 lg:max-w-5xl lg:pb-16',
        !isSideBySide && 'chapter-with-margin',
      )}
    >
      <ChapterLine {...shown} back={wayBack && <wayBack.BackLink />} onLately={lately.show} />
      <ReadingSessionCard compact />
      {wayBack && data !== undefined && <wayBack.NoteWay chapter={data} text={text} selected={selected} />}
      {/* The bar is on the sheet, too: at a phone's end of the page it stands below the text and above the places of home. */}
      <div className="chapter-leaves flex flex-col max-lg:mt-3 max-lg:grow max-lg:page-sheet max-lg:px-5 max-lg:pb-[calc(var(--dock-room)+2rem)] sm:max-lg:px-8 lg:gap-5">
        <div ref={ref} className="flex flex-col max-lg:divide-y max-lg:divide-line lg:gap-5">
          {run.leaves.map((leaf, index) => (
            <ChapterLeaf
              key={leafIdOf(leaf)}
              leaf={leaf}
              above={index}
              isRead={leafIdOf(leaf) === run.at}
              selected={selectedOf(leafIdOf(leaf))}
              verse={index === 0 ? verse : undefined}
              onRead={keepPlace}
            />
          ))}
        </div>
        {chosenLeaf !== undefined && (
          <ChosenBar key={selection.leaf} leaf={chosenLeaf} verses={selection.verses} onClose={clear} />
        )}
      </div>
      {lately.dialog && <lately.dialog.LatelyDialog open={lately.open} onClose={lately.close} {...shown} />}
    </div>
  );
}

const NONE: readonly number[] = [];
