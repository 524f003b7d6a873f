import { BOOKS, OLD_TESTAMENT_BOOKS } from '../../../../books.rules.ts';
import type { SetChapter } from '../chapter-setter.ts';
import { keyOf, movedVerses } from '../moved-verses.ts';
import { type Place, toKjvFrom } from '../versification.ts';
import type { OwnBooks, OwnVerse } from './own-verses.ts';
import { recognisedNumbering } from './recognise-numbering.ts';

/** A verse where it stands by the numbering that all texts share. */
export interface PlacedVerse<T> {
  verse: number;
  /** Its own number, where that is another one. */
  own: string | undefined;
  content: T;
}

/**
 * A text's books as ours are, each as its chapters; a book that it does not have is empty chapters.
 * @param numbering by name; null: the one that fits best to its chapters' lengths
 */
export function* setOwnBooks<T>(
  own: OwnBooks<T>,
  numbering: string | null,
  set: (verses: readonly PlacedVerse<T>[]) => SetChapter,
): Iterable<SetChapter[]> {
  const toKjv = toKjvFrom(numbering ?? recognisedNumbering(own.books));
  const filled = new Set<string>();
  for (const [book, verses] of own.books)
    for (const { chapter, verse, content } of verses)
      if (own.hasWords(content)) filled.add(keyOf({ book, chapter, verse }));
  const isFilled = (place: Place) => filled.has(keyOf(place));
  // As in modules: older Spanish Bibles are known by what they do not have.
  const moves = { ot: movedVerses('ot', isFilled), nt: movedVerses('nt', isFilled) };
  for (let book = 0; book < BOOKS.length; book++) {
    const moved = moves[book < OLD_TESTAMENT_BOOKS ? 'ot' : 'nt'];
    const inKjv = (place: Place) => moved.get(keyOf(place)) ?? toKjv(place);
    yield placed(book, own.books.get(book) ?? [], inKjv).map(set);
  }
}

function placed<T>(
  book: number,
  verses: readonly OwnVerse<T>[],
  inKjv: (own: Place) => Place,
): PlacedVerse<T>[][] {
  const chapters: PlacedVerse<T>[][] = Array.from({ length: BOOKS[book]!.chapters }, () => []);
  for (const { chapter, verse, label, content } of verses) {
    const to = inKjv({ book, chapter, verse });
    const isSame = to.chapter === chapter && label === String(to.verse);
    const own = to.chapter === chapter ? label : `${chapter}:${label}`;
    chapters[to.chapter - 1]!.push({ verse: to.verse, own: isSame ? undefined : own, content });
  }
  // Stable: verses that stand at one place keep their order.
  for (const one of chapters) one.sort((a, b) => a.verse - b.verse);
  return chapters;
}
