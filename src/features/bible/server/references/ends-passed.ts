import type { SearchAnswer } from '../../bible.contract.ts';
import { BOOKS } from '../../books.rules.ts';
import type { Translation } from '../text/bible-library.ts';
import { nameOfPlace, pathOfPlace } from './place-names.ts';
import type { ReadPlaces } from './read-places.ts';

type End = SearchAnswer['ends'][number];

/**
 * How much there is where somebody's words name a place that is not there: of 'John 3:99' and 'John 3:0' the verses of John 3, of
 * 'John 22' the chapters of John; of a list, for each of those. None where the text has the place, or has nothing of its chapter.
 * @param read the words, with what they go past
 */
export function endsPassed(
  text: Pick<Translation, 'verseCount'>,
  { places, passed }: Pick<ReadPlaces, 'places' | 'passed'>,
): End[] {
  const versesOf = (book: number, chapter: number): End | null => {
    const count = text.verseCount(book, chapter);
    const whole = { book, chapter, from: null, endChapter: chapter, to: null };
    return count === 0
      ? null
      : { reference: nameOfPlace(whole), path: pathOfPlace(whole), count, of: 'verses' };
  };
  const ends = [
    ...places.map(({ book, chapter, from }) =>
      from !== null && from > text.verseCount(book, chapter) ? versesOf(book, chapter) : null,
    ),
    ...passed.map(({ book, chapter }) =>
      chapter < 1 || chapter > BOOKS[book]!.chapters ? chaptersOf(book) : versesOf(book, chapter),
    ),
  ].filter((end) => end !== null);
  return [...new Map(ends.map((end) => [`${end.of} ${end.path}`, end])).values()];
}

function chaptersOf(book: number): End {
  const { id, name, chapters } = BOOKS[book]!;
  return { reference: name, path: `/bible/${id}/1`, count: chapters, of: 'chapters' };
}
