import { bookBySpelling } from './book-spelling.rules.ts';
import { BOOKS, type Book } from './books.rules.ts';

/** A place in the Bible in somebody's words. Positions in UTF-16 units. */
export interface WrittenPlace {
  from: number;
  to: number;
  /** '/bible/JHN/3/16-18' */
  path: string;
}

/**
 * A name, perhaps with a number before it, and then chapter and verse: a chapter alone is a word and a number too often. No word of
 * a name is longer than 'Thessalonians' and two slips; without an end, 'A.A.A.…' would be looked through anew from each of its letters.
 */
const WRITTEN_PLACE =
  /(?<![\p{L}\p{N}:])(?:[1-3]\s?)?\p{Lu}[\p{L}.]{0,20}(?:\s(?:of\s)?\p{Lu}[\p{L}.]{0,20}){0,2}\s\d{1,3}[:.]\d{1,3}(?:\s?[-\u2013]\s?\d{1,3}(?:[:.]\d{1,3})?)?(?![\p{L}\p{N}:])/gu;

const PARTS =
  /^(?<name>.+?)\s(?<chapter>\d{1,3})[:.](?<verse>\d{1,3})(?:\s?[-\u2013]\s?(?<end>\d{1,3}(?:[:.]\d{1,3})?))?$/u;

/** The number of a book by its name in small letters; undefined for no book. */
type BookNamed = (name: string) => number | undefined;

/** The longest chapter has so many. */
const LAST_VERSE = 176;

/**
 * Places that a text names, in its order, found without the texts: whether a chapter has the verse is for its page to say. Its
 * pattern looks at each position once, so a long text costs no more than its length.
 * @param namings ways to know a book, each tried where none before it knows one
 */
export function writtenPlaces(
  text: string,
  namings: readonly BookNamed[] = [bookBySpelling],
): WrittenPlace[] {
  return [...text.matchAll(WRITTEN_PLACE)].flatMap(
    ({ 0: found, index }) => placeIn(found, index, namings) ?? [],
  );
}

function placeIn(found: string, index: number, namings: readonly BookNamed[]): WrittenPlace | null {
  const { name = '', chapter, verse, end } = PARTS.exec(found)?.groups ?? {};
  const known = bookIn(name, Number(chapter), namings);
  if (known === null || Number(verse) < 1 || Number(verse) > LAST_VERSE) return null;
  // A passage that goes on in the next chapter is opened at its beginning; one that is written backwards is the same passage.
  const to = end !== undefined && /^\d+$/.test(end) ? Number(end) : Number(verse);
  const [first, last] = [Number(verse), to || Number(verse)].sort((a, b) => a - b) as [number, number];
  return {
    from: index + known.at,
    to: index + found.length,
    path: `/bible/${known.book.id}/${chapter}/${first}${last > first ? `-${last}` : ''}`,
  };
}

/** Words before a name may look like part of it ('See Acts 4:32'): they are left out one by one. */
function bookIn(
  name: string,
  chapter: number,
  namings: readonly BookNamed[],
): { book: Book; at: number } | null {
  for (const bookNamed of namings) {
    for (let rest = name; rest !== ''; rest = rest.replace(/^\S+\s?/u, '')) {
      const book = BOOKS[bookNamed(rest.toLowerCase()) ?? -1];
      if (book && chapter >= 1 && chapter <= book.chapters) return { book, at: name.length - rest.length };
    }
  }
  return null;
}
