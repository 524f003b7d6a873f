import { findChapter } from './find-place.ts';
import { translation as load } from './text/bible-library.ts';

/** What somebody reads in a minute who is not in a hurry. */
const WORDS_A_MINUTE = 200;

/**
 * How a chapter begins in the WEB, and how long it takes to read it: whole minutes, at least one.
 * @throws AppError NOT_FOUND
 */
export async function chapterOpening(
  bookId: string,
  chapter: number,
): Promise<{ minutes: number; reference: string; text: string }> {
  const { book } = findChapter(bookId, chapter);
  const text = await load('WEB');
  const whole = { book, chapter, from: null, endChapter: chapter, to: null };
  const verses = text.wordsAt(text.positionsAt([whole]));
  const words = verses.reduce((sum, verse) => sum + verse.text.split(' ').length, 0);
  const { reference, text: first } = verses[0]!;
  return { minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)), reference, text: first };
}
