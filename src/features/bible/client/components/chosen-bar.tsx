import { useQuery } from '@tanstack/react-query';
import type { HighlightColor } from '../../annotations.rules.ts';
import type { Chapter } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { formatVerses } from '../../verse-numbers.rules.ts';
import { useAnnotations } from '../annotations/use-annotations.ts';
import { useHighlight } from '../annotations/use-highlight.ts';
import { type ChosenVerses, VerseBar } from '../annotations/verse-bar.tsx';
import type { VerseMarks } from '../annotations/verse-marks.ts';
import { shownChapterQuery } from '../bible-queries.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import type { ChapterAddress } from '../reading-on/reading-run.rules.ts';
import { textOfVerses, verseText } from '../verse-spans.ts';

/** The bar of the verses that are chosen in one of the chapters on the page; nothing where none of them has words. */
export function ChosenBar({
  leaf: { bookId, chapter },
  verses,
  onClose,
}: {
  leaf: ChapterAddress;
  verses: readonly number[];
  onClose: () => void;
}) {
  const { translation, isSideBySide } = useReaderPreferences();
  const { data } = useQuery(shownChapterQuery(bookId, chapter, translation));
  const { marks, newNote, dialog } = useAnnotations(bookId, chapter, (some) =>
    data === undefined ? '' : textOfVerses(data.blocks, some),
  );
  const { highlight } = useHighlight(bookId, Number(chapter));
  const chosen = data === undefined ? null : chosenOf(data, verses);
  if (chosen === null) return null;
  return (
    <>
      <VerseBar
        chosen={chosen}
        color={colorOfAll(verses, marks)}
        inMargin={!isSideBySide}
        onHighlight={(color) => highlight(verses, color)}
        onNote={() => newNote(verses)}
        onClose={onClose}
      />
      {dialog && <dialog.Dialog open={dialog.open} onClose={dialog.close} />}
    </>
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
