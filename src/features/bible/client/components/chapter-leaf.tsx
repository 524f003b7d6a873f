import { useQuery } from '@tanstack/react-query';
import { memo, useRef } from 'react';
import { PageSlot } from '#platform/client/page-slot.tsx';
import { Card } from '#ui/card.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Chapter } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { parseVerses } from '../../verse-numbers.rules.ts';
import { MarginNotes } from '../annotations/margin-notes.tsx';
import { useAnnotations } from '../annotations/use-annotations.ts';
import { useMargin } from '../annotations/use-margin.ts';
import { shownChapterQuery } from '../bible-queries.ts';
import { Listen } from '../listening/listen.tsx';
import { PrintedNotes } from '../printing/printed-notes.tsx';
import { useReaderPreferences } from '../reader-preferences.ts';
import { type ChapterAddress, leafIdOf } from '../reading-on/reading-run.rules.ts';
import { textOfVerses } from '../verse-spans.ts';
import { ChapterNavigation } from './chapter-navigation.tsx';
import { ChapterReading } from './chapter-reading.tsx';
import { MarkReadButton } from './mark-read-button.tsx';

/**
 * One chapter of a page with everything that belongs to it alone: its words, marks, notes and end. What happens in one of them leaves
 * the others as they are.
 */
export const ChapterLeaf = memo(function ChapterLeaf({
  leaf,
  above,
  isRead,
  selected,
  verse,
  onRead,
}: {
  leaf: ChapterAddress;
  /** How many chapters the page shows above it. */
  above: number;
  /** It is the one that is read now. */
  isRead: boolean;
  /** The verses of it that are chosen. */
  selected: readonly number[];
  /** The verses of the address that opened it, as they stand there. */
  verse: string | undefined;
  /** It was marked as read. */
  onRead: (chapter: Chapter) => void;
}) {
  const { bookId, chapter } = leaf;
  const isFirst = above === 0;
  const { translation, beside, isSideBySide } = useReaderPreferences();
  const { data } = useQuery(shownChapterQuery(bookId, chapter, translation));
  const { marks, notes, words, openNote, dialog } = useAnnotations(bookId, chapter, (verses) =>
    data === undefined ? '' : textOfVerses(data.blocks, verses),
  );
  const whole = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const noted = [...notes, ...words].map(({ id }) => id);
  useMargin(
    whole,
    selected.length > 0,
    [isHydrated, isSideBySide, data !== undefined, ...selected, ...noted].join(' '),
  );
  const name = chapterName(bookId, Number(chapter) || 1);
  const reading = { bookId, chapter, selected, marks, onNote: openNote };
  return (
    <section
      ref={whole}
      data-leaf={leafIdOf(leaf)}
      data-read={isRead || undefined}
      className="chapter-leaf relative flex flex-col gap-4 max-lg:pb-6 sm:gap-5"
    >
      <Card padded={false} className="chapter-sheet pt-6 pb-7 sm:pt-8 sm:pb-10 lg:px-10">
        {data !== undefined && (
          <Listen
            key={`${data.bookId} ${data.chapter} ${data.translation}`}
            chapter={data}
            isFirst={isFirst}
            chosen={selected[0]}
            text={text}
          />
        )}
        <div ref={text} className={isSideBySide ? 'grid gap-12 lg:grid-cols-2 print:grid-cols-2' : ''}>
          <article>
            <ChapterReading
              {...reading}
              translation={translation}
              headingLevel={isFirst ? 1 : 2}
              kept={isRead ? { text: whole, above } : undefined}
            />
          </article>
          {isSideBySide && (
            <article className="hidden lg:block print:block">
              <ChapterReading {...reading} translation={beside} headingLevel={2} />
            </article>
          )}
        </div>
        {data !== undefined &&
          verse !== undefined &&
          textOfVerses(data.blocks, parseVerses(verse)) === '' && (
            <p role="status" className="mt-8 text-center text-ink-soft">
              {name} has no verse {verse}. This is the whole chapter.
            </p>
          )}
        <PrintedNotes notes={notes} />
        {data !== undefined && (
          <div className="mt-10 flex justify-center print:hidden">
            <MarkReadButton
              bookId={data.bookId}
              chapter={data.chapter}
              isFirst={isFirst}
              onRead={() => onRead(data)}
            />
          </div>
        )}
      </Card>
      {data !== undefined && (
        <>
          <PageSlot
            name="chapter-foot"
            subject={`${data.bookId}.${data.chapter}`}
            className="flex flex-col gap-2 empty:hidden print:hidden"
          />
          <ChapterNavigation of={name} previous={isFirst ? data.previous : null} next={data.next} />
        </>
      )}
      {!isSideBySide && <MarginNotes of={name} notes={notes} words={words} onOpen={openNote} />}
      {dialog && <dialog.Dialog open={dialog.open} onClose={dialog.close} />}
    </section>
  );
});
