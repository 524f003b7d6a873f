import type { SearchAnswer } from '../../bible.contract.ts';
import { BOOKS } from '../../books.rules.ts';
import type { Translation } from '../text/bible-library.ts';
import { nameOfPlace, pathOfPlace } from './place-names.ts';
import { bookPassed, type ReadPlaces } from './read-places.ts';

/**
 * How much there is where somebody's words name a place after the end: of 'John 3:99' the verses of John 3, of 'John 22' the
 * chapters of John. None where the text has the place, has nothing of its chapter, or the words are no place.
 * @param read the same words, as `readPlaces` reads them
 */
export function endsPassed(
  text: Pick<Translation, 'verseCount'>,
  written: string,
  read: ReadPlaces | null,
): SearchAnswer['ends'] {
  if (read === null) {
    const book = bookPassed(written);
    if (book === null) return [];
    const { id, name, chapters } = BOOKS[book]!;
    return [{ reference: name, path: `/bible/${id}/1`, count: chapters, of: 'chapters' }];
  }
  const ends = read.places.flatMap(({ book, chapter, from }) => {
    const verses = text.verseCount(book, chapter);
    if (verses === 0 || from === null || from <= verses) return [];
    const whole = { book, chapter, from: null, endChapter: chapter, to: null };
    return [
      { reference: nameOfPlace(whole), path: pathOfPlace(whole), count: verses, of: 'verses' as const },
    ];
  });
  return [...new Map(ends.map((end) => [end.path, end])).values()];
}
