import type { VersePlace } from '../text/packed-text.ts';

/*
 * A verse as a number in the order of the Bible, whatever the translation: Genesis 1:1 is 1 001 001, Revelation 22:21 is
 * 66 022 021. A chapter and a book are ranges of them.
 */
const BOOK = 1_000_000;
const CHAPTER = 1000;

/** The number of a verse. */
export function placeNumber({ book, chapter, verse }: VersePlace): number {
  return (book + 1) * BOOK + chapter * CHAPTER + verse;
}

/** The verse of a number that `placeNumber` made. */
export function placeOf(number: number): VersePlace {
  return {
    book: Math.floor(number / BOOK) - 1,
    chapter: Math.floor((number % BOOK) / CHAPTER),
    verse: number % CHAPTER,
  };
}

/** The numbers of a book, or of one of its chapters: half-open. */
export function placesIn(book: number, chapter?: number): { from: number; before: number } {
  if (chapter === undefined) return { from: (book + 1) * BOOK, before: (book + 2) * BOOK };
  const from = placeNumber({ book, chapter, verse: 0 });
  return { from, before: from + CHAPTER };
}
