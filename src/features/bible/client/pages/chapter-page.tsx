import '../printing/chapter-print.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useParams } from 'wouter';
import { PageSlot } from '#platform/client/page-slot.tsx';
import { useChunkWithRetries } from '#platform/client/use-chunk.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useIdle } from '#ui/use-idle.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import { type Chapter, updatePosition } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { formatVerses, parseVerses } from '../../verse-numbers.rules.ts';
import { MarginNotes } from '../annotations/margin-notes.tsx';
import { useAnnotations } from '../annotations/use-annotations.ts';
import { useHighlight } from '../annotations/use-highlight.ts';
import { useMargin } from '../annotations/use-margin.ts';
import { type ChosenVerses, VerseBar } from '../annotations/verse-bar.tsx';
import type { VerseMarks } from '../annotations/verse-marks.ts';
import { positionUpdated } from '../bible-changes.ts';
import { chapterQuery, shownChapterQuery } from '../bible-queries.ts';
import { ChapterLine } from '../components/chapter-line.tsx';
import { ChapterNavigation } from '../components/chapter-navigation.tsx';
import { ChapterPicker } from '../components/chapter-picker.tsx';
import { ChapterReading } from '../components/chapter-reading.tsx';
import { KeptVerse } from '../components/kept-verse.tsx';
import { MarkReadButton } from '../components/mark-read-button.tsx';
import { ReaderSettings } from '../components/reader-settings.tsx';
import { ReaderTools } from '../components/reader-tools.tsx';
import { ReadingSessionCard } from '../components/reading-session-card.tsx';
import { useChapterActions } from '../keys/use-chapter-actions.ts';
import { useLately } from '../lately/use-lately.ts';
import { Listen } from '../listening/listen.tsx';
import { PrintedNotes } from '../printing/printed-notes.tsx';
import { useReaderPreferences } from '../reader-preferences.ts';
import { useSeenFor } from '../use-seen-for.ts';
import { useVerseSelection } from '../use-verse-selection.ts';
import { textOfVerses, verseText } from '../verse-spans.ts';

/** Who stays this long in a chapter is reading it, and goes on there; who only looked something up goes on where they were. */
const READING_MS = 30_000;

const loadWayBack = () => import('../lately/way-back.tsx');

/** /bible/JHN/3 and /bible/JHN/3/16: a chapter as a page of a printed Bible. */
export function ChapterPage() {
  const { book = '', chapter = '', verse } = useParams<{ book: string; chapter: string; verse?: string }>();
  const bookId = book.toUpperCase();
  const { translation, beside, isSideBySide } = useReaderPreferences();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { data } = useQuery(shownChapterQuery(bookId, chapter, translation));
  const addressed = useMemo(() => parseVerses(verse ?? ''), [verse]);
  const { ref, selected, choose, clear } = useVerseSelection(
    `${bookId} ${chapter}`,
    addressed,
    data !== undefined,
  );
  const chosen = data === undefined ? null : chosenOf(data, selected);
  const { marks, notes, words, openNote, newNote, dialog } = useAnnotations(bookId, chapter, (verses) =>
    data === undefined ? '' : textOfVerses(data.blocks, verses),
  );
  const { highlight } = useHighlight(bookId, Number(chapter));
  const page = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const noted = [...notes, ...words].map(({ id }) => id);
  useMargin(page, [isHydrated, data !== undefined, ...selected, ...noted].join(' '));
  usePageTitle(data && chapterName(data.bookId, data.chapter));

  const controls = useRef<HTMLDivElement>(null);
  const idle = useIdle();
  // Who leads somebody back has to have seen them go.
  const wayBack = useChunkWithRetries(loadWayBack, useIdle(300) ? 1 : 0);
  const lately = useLately();
  const goBack = () => wayBack?.goBackBy(navigate);
  useChapterActions({ chapter: data, text: ref, selected, choose, goBack, openLately: lately.show });
  function keepPlace() {
    if (data === undefined) return;
    const place = { bookId: data.bookId, chapter: data.chapter, translation: data.translation };
    // A place that could not be kept is no reason to disturb the reader: the next chapter tells it again.
    const left = { keepalive: true };
    callAndChange(queryClient, updatePosition, positionUpdated, { body: place }, left).catch(() => {});
  }
  useSeenFor(data === undefined ? null : `${data.bookId} ${data.chapter}`, READING_MS, keepPlace);
  useEffect(() => {
    // The page that is to be read now comes first.
    const next = idle ? data?.next : null;
    if (next) void queryClient.prefetchQuery(chapterQuery(next.bookId, next.chapter, translation));
  }, [data, idle, queryClient, translation]);

  return (
    <div
      ref={page}
      className={cn(
        'chapter-page relative mx-auto flex w-full flex-col gap-4 sm:gap-5 lg:max-w-5xl',
        !isSideBySide && 'chapter-with-margin',
      )}
    >
      <ReadingSessionCard compact />
      <div ref={controls}>
        <Card className="relative flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-[min(16rem,100%)] flex-1 sm:max-w-md">
            <ChapterPicker
              bookId={data?.bookId ?? bookId}
              chapter={data?.chapter ?? (Number(chapter) || 1)}
              onChange={(toBook, toChapter) => navigate(`/bible/${toBook}/${toChapter}`)}
            />
          </div>
          <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
            <ReaderSettings />
            <ReaderTools bookId={bookId} chapter={Number(chapter)} onLately={lately.show} />
          </div>
          {wayBack && <wayBack.BackLink className="-my-2 -ms-3 basis-full" />}
        </Card>
      </div>
      <ChapterLine
        bookId={bookId}
        chapter={Number(chapter) || 1}
        controls={controls}
        back={wayBack && <wayBack.BackLink isSlim className="ms-auto max-w-2/5 shrink-0 sm:max-w-1/2" />}
        onLately={lately.show}
      />
      {wayBack && data !== undefined && <wayBack.NoteWay chapter={data} text={ref} selected={selected} />}
      <KeptVerse text={ref} shown={data} />
      <Card className="chapter-sheet px-5 py-7 sm:px-10 sm:py-10">
        {data !== undefined && (
          <Listen
            key={`${data.bookId} ${data.chapter} ${data.translation}`}
            chapter={data}
            chosen={selected[0]}
            text={ref}
          />
        )}
        <div ref={ref} className={isSideBySide ? 'grid gap-12 lg:grid-cols-2 print:grid-cols-2' : ''}>
          <article>
            <ChapterReading
              bookId={bookId}
              chapter={chapter}
              translation={translation}
              headingLevel={1}
              selected={selected}
              marks={marks}
              onNote={openNote}
            />
          </article>
          {isSideBySide && (
            <article className="hidden lg:block print:block">
              <ChapterReading
                bookId={bookId}
                chapter={chapter}
                translation={beside}
                headingLevel={2}
                selected={selected}
                marks={marks}
                onNote={openNote}
              />
            </article>
          )}
        </div>
        {data !== undefined && verse !== undefined && textOfVerses(data.blocks, addressed) === '' && (
          <p role="status" className="mt-8 text-center text-ink-soft">
            {chapterName(data.bookId, data.chapter)} has no verse {verse}. This is the whole chapter.
          </p>
        )}
        <PrintedNotes notes={notes} />
        {data !== undefined && (
          <div className="mt-10 flex justify-center print:hidden">
            <MarkReadButton bookId={data.bookId} chapter={data.chapter} onRead={keepPlace} />
          </div>
        )}
      </Card>
      {data !== undefined && (
        <PageSlot
          name="chapter-foot"
          subject={`${data.bookId}.${data.chapter}`}
          className="flex flex-col gap-2 empty:hidden print:hidden"
        />
      )}
      {data !== undefined && <ChapterNavigation previous={data.previous} next={data.next} />}
      {!isSideBySide && <MarginNotes notes={notes} words={words} onOpen={openNote} />}
      {chosen !== null && (
        <VerseBar
          chosen={chosen}
          color={colorOfAll(selected, marks)}
          inMargin={!isSideBySide}
          onHighlight={(color) => highlight(selected, color)}
          onNote={() => newNote(selected)}
          onClose={clear}
        />
      )}
      {lately.dialog && (
        <lately.dialog.LatelyDialog
          open={lately.open}
          onClose={lately.close}
          bookId={bookId}
          chapter={Number(chapter)}
        />
      )}
      {dialog && <dialog.Dialog open={dialog.open} onClose={dialog.close} />}
    </div>
  );
}

/** The chosen verses as one passage; null where none of them has words. */
function chosenOf(chapter: Chapter, chosen: readonly number[]): ChosenVerses | null {
  const verses = chosen.filter((verse) => verseText(chapter.blocks, verse) !== '');
  const text = textOfVerses(chapter.blocks, verses);
  if (text === '') return null;
  const { bookId, translation, text: shown } = chapter;
  return {
    bookId,
    chapter: chapter.chapter,
    verses,
    reference: `${chapterName(bookId, chapter.chapter)}:${formatVerses(verses)}`,
    text,
    parts: verses.map((verse) => ({ verse, text: verseText(chapter.blocks, verse) })),
    textId: translation,
    translation: shown.abbreviation,
  };
}

/** The colour that all of these verses have; null where they differ. */
function colorOfAll(verses: readonly number[], { colors }: VerseMarks): HighlightColor | null {
  const [color, ...others] = new Set(verses.map((verse) => colors.get(verse) ?? null));
  return others.length === 0 ? (color ?? null) : null;
}
