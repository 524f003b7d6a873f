import { findChapter } from './find-place.ts';
import { translation as load } from './text/bible-library.ts';

/** What somebody reads in a minute who is not in a hurry. */
const WORDS_A_MINUTE = 200;

/** How long a chapter takes to read in the WEB, in whole minutes, at least one. @throws AppError NOT_FOUND */
export async function chapterMinutes(bookId: string, chapter: number): Promise<number> {
  const { book } = findChapter(bookId, chapter);
  const text = await load('WEB');
  const whole = { book, chapter, from: null, endChapter: chapter, to: null };
  const words = text.positionsAt([whole]).reduce((sum, position) => {
    return sum + text.verseAt(position).text.split(' ').length;
  }, 0);
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
