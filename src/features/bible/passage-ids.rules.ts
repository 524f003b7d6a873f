import { BOOKS, chapterName } from './books.rules.ts';
import { formatVerses, parseVerses, versesInAddress } from './verse-numbers.rules.ts';

/** Verses of one chapter. */
export interface VersesOfChapter {
  bookId: string;
  chapter: number;
  /** In their order, one at least. */
  verses: number[];
}

/** 'PSA.23.2-4,6' */
export function passageIdOf({
  bookId,
  chapter,
  verses,
}: {
  bookId: string;
  chapter: number;
  verses: readonly number[];
}): string {
  return `${bookId}.${chapter}.${versesInAddress(verses)}`;
}

/** What `passageIdOf` wrote, of a chapter that there is; null for anything else. */
export function versesOf(passageId: string): VersesOfChapter | null {
  const [bookId = '', chapter = '', ...address] = passageId.split('.');
  const book = BOOKS.find(({ id }) => id === bookId);
  const verses = parseVerses(address.join('.'));
  const found = { bookId, chapter: Number(chapter), verses };
  const isThere = book !== undefined && found.chapter >= 1 && found.chapter <= book.chapters;
  return isThere && verses.length > 0 && passageIdOf(found) === passageId ? found : null;
}

/** 'Psalm 23:2–4'; the id itself where it is none. */
export function passageName(passageId: string): string {
  const found = versesOf(passageId);
  if (found === null) return passageId;
  return `${chapterName(found.bookId, found.chapter)}:${formatVerses(found.verses)}`;
}

/** 'PSA.23' */
export function chapterOfPassage(passageId: string): string {
  return passageId.split('.', 2).join('.');
}

/** '/bible/PSA/23/2-4,6' */
export function pathOfPassage(passageId: string): string {
  return `/bible/${passageId.split('.').join('/')}`;
}
