import { TRANSLATION_IDS, type TranslationId } from '../../bible.rules.ts';
import { BOOK_NAMES, bookBySpelling, squeezedName } from '../../book-spelling.rules.ts';
import { BOOKS } from '../../books.rules.ts';
import type { Reference } from '../text/references.ts';
import { bookMistyped } from './book-mistyped.ts';
import { nameOfPlace } from './place-names.ts';
import { type Parsed, type PassedPlace, parsePlaces } from './reference-parser.ts';

/** More than any list that people write; what is longer is none. */
const MAX_CHARS = 200;

/** What else may stand there, so that the whole is still read as places. */
const AROUND = {
  nothing: /^\s*$/,
  /** 'see (John 3:16).' */
  marks: /^(?:\s|[()[\]"“”‘’'.,;:!?\u2010-\u2015-]|\b(?:see|read|the|and|also|cf)\b)*$/i,
  anything: /^/,
};

/** A translation of ours at the end: the library does not know all of them. */
const TRANSLATION = new RegExp(`[\\s(,]+(${TRANSLATION_IDS.join('|')})\\W*$`, 'i');

/** A book's name, perhaps with a number before it, and then a number. */
export const BOOK_AND_PLACE =
  /^((?:(?:[1-3]|[1-3](?:st|nd|rd)|first|second|third|i{1,3})(?![a-z]))?[\s.]*[a-z][a-z\s.]*?)[\s.]*((?:(?:chapter|chap|ch)\b\.? ?)?\d.*)$/;

/** 'Gen 2:1-1:31' */
const BACKWARDS_CHAPTERS = /(\d{1,3}[:.]\d{1,3}) ?- ?(\d{1,3}[:.]\d{1,3})(?!\d)/g;

/** '16-14' of 'John 3:16-14', 'Jude 9-5': numbers without a chapter of their own, and without the name of a book after them. */
const BACKWARDS_VERSES = /(?<![\d-]|- )(\d{1,3}) ?- ?(\d{1,3})(?!\d| ?[:.] ?\d| ?-)(?! (?!kjv|web)[a-z])/gi;

/** The places that somebody's words name. */
export interface ReadPlaces {
  places: Reference[];
  /** Those of them that no text has ('Luke 99', 'John 3:0'); none, unless they were asked for. */
  passed: PassedPlace[];
  /** Other places that the same words may mean: 'Psalm 5,3' is verse 3, or two psalms. */
  others: Reference[][];
  /** One of our translations that is named with them. */
  translation: TranslationId | null;
}

/**
 * Reads places as people write them: 'jn 3:16', 'Ps 23', 'John 3 v 16', '1 Cor 13:4–7', 'Joh 3,16', 'John 3:16; Rom 8:28ff', '23rd
 * Psalm', 'Pslam 23', '(John 3:16)', 'John 3:16 KJV'. Null for what is none, is more than that, or names a chapter that is not there;
 * verses are looked up by whoever has the text. The name of a book alone is none, because people may search for it as a word
 * (`bookNamed`). Short texts alone are read: the library's time grows with what it finds.
 * @param withPassed whether places that no text has are told beside the others, and alone, in place of null
 */
export function readPlaces(
  written: string,
  { around = 'marks', withPassed = false }: { around?: keyof typeof AROUND; withPassed?: boolean } = {},
): ReadPlaces | null {
  if (written.length > MAX_CHARS) return null;
  const all = plain(written);
  if (!/[0-9]/.test(all)) return null;
  const ours = TRANSLATION.exec(all);
  const text = ours ? all.slice(0, ours.index) : all;
  const isRead = (parsed: Parsed | null): parsed is Parsed =>
    parsed !== null && parsed.books.length === 0 && AROUND[around].test(parsed.rest);
  const read = [...spellings(text)].map((spelled) => {
    const all = withPassed ? readings(spelled).map(withSingleChapters) : readings(spelled);
    return { spelled, all: all.filter(isRead) };
  });
  const isThere = ({ places, passed }: Parsed) => places.length > 0 && passed.length === 0;
  const isKnown = ({ places, passed }: Parsed) => places.length + passed.length > 0;
  // Words that may mean places that are all there mean those.
  for (const isTaken of withPassed ? [isThere, isKnown] : [isThere]) {
    for (const { spelled, all } of read) {
      const [first, second] = all.filter(isTaken);
      if (!first) continue;
      const known = (ours?.[1] ?? first.translation)?.toUpperCase();
      return {
        places: first.places,
        passed: first.passed,
        others: [
          ...(second && isThere(second) ? [second.places] : []),
          ...otherNumbers(spelled, first.places),
          ...otherBeginnings(spelled, first.places),
        ],
        translation: TRANSLATION_IDS.find((id) => id === known) ?? null,
      };
    }
  }
  return null;
}

/** The one place that some words name, other words around it or not, as we write it; null where they name none or several. */
export function onePlaceIn(written: string): string | null {
  const [place, ...more] = readPlaces(written, { around: 'anything' })?.places ?? [];
  return place && more.length === 0 ? nameOfPlace(place) : null;
}

/** The book that a text is the name of, and nothing more: 'Genesis', '1 john'. Null where it is none. */
export function bookNamed(text: string): number | null {
  return bookBySpelling(plain(text).toLowerCase().trim()) ?? null;
}

/** To the library 'Jude 2:3' is nothing at all, because the book has one chapter. */
function withSingleChapters(parsed: Parsed | null): Parsed | null {
  if (parsed === null) return null;
  const passed = [...parsed.passed];
  const rest = parsed.rest.split(';').filter((part) => {
    const [, name = '', place = ''] = BOOK_AND_PLACE.exec(part.trim().toLowerCase()) ?? [];
    const book = bookBySpelling(name);
    const chapter = Number(/^(\d+)[^a-z]*$/.exec(place)?.[1]);
    if (book === undefined || BOOKS[book]!.chapters > 1 || !(chapter > 1)) return true;
    passed.push({ book, chapter });
    return false;
  });
  return { ...parsed, passed, rest: rest.join(';') };
}

/** As the library reads it: one kind of dash and of space, and passages that go forward. */
export function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[’‘']/g, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s()[\]"“”]+/, '')
      // 'Rom 8:28f' is two verses; the library takes it for 'ff', all that follow.
      .replace(/(\d+) ?f\b\.?/gi, (_, verse: string) => `${verse}-${Number(verse) + 1}`)
      // 'John 3:16-14' is two verses to the library. 'Rom 16:25-1 Cor 1:2' is no such passage.
      .replace(BACKWARDS_CHAPTERS, (found, first: string, last: string) =>
        comesBefore(last, first) ? `${last}-${first}` : found,
      )
      .replace(BACKWARDS_VERSES, (found, first: string, last: string) =>
        Number(last) > 0 && Number(last) < Number(first) ? `${last}-${first}` : found,
      )
      // 'Rom. viii. 28', as old books write it, and 'John iii 16'; but 'Jude v 3' is a verse.
      .replace(
        /(?<=[a-z]\.? )(?![vlc] )([ivxlc]+)(?:[.:,] ?| )(?=\d)/i,
        (_, roman: string) => `${fromRoman(roman)}:`,
      )
      .trim()
  );
}

/** Whether one place of a book ('1:31') stands before another ('2:1'). */
function comesBefore(one: string, other: string): boolean {
  const [chapter = 0, verse = 0] = one.split(/\D/).map(Number);
  const [otherChapter = 0, otherVerse = 0] = other.split(/\D/).map(Number);
  return chapter < otherChapter || (chapter === otherChapter && verse < otherVerse);
}

function fromRoman(roman: string): number {
  const values = [...roman.toLowerCase()].map(
    (letter) => ({ i: 1, v: 5, x: 10, l: 50, c: 100 })[letter] ?? 0,
  );
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** The text with its book's full name, where we know the spelling; as it is; and with the book that was mistyped. */
function* spellings(text: string): Generator<string> {
  const [, name, place] = BOOK_AND_PLACE.exec(text.toLowerCase()) ?? [];
  const written = place === undefined ? '' : text.slice(text.length - place.length);
  const known = name === undefined ? undefined : bookBySpelling(name);
  if (known !== undefined) yield `${BOOKS[known]!.name} ${written}`;
  yield text;
  const mistyped = name === undefined || known !== undefined ? undefined : bookMistyped(name);
  if (mistyped !== undefined) yield `${BOOKS[mistyped]!.name} ${written}`;
}

/** What it says, the likeliest first; two where a comma may stand between chapter and verse, or in a list. */
function readings(text: string): (Parsed | null)[] {
  const comma = /\d\s*,(\s?)\d/.exec(text);
  const isList =
    comma === null || text.includes(':') || /\d\s*\.\s*\d|\bv/i.test(text.slice(0, comma.index + 1));
  if (isList) return [parsePlaces(text, 'colon')];
  const [verse, list] = [parsePlaces(text, 'comma'), parsePlaces(text, 'colon')];
  // Lists are written with a space, and go up: 'Genesis 1, 3'.
  const [one = 0, other = 0] = (/(\d+)\s*,\s*(\d+)/.exec(text) ?? []).slice(1).map(Number);
  return comma[1] === ' ' && other > one && /^[\w\s]*\d+, \d+$/.test(text) ? [list, verse] : [verse, list];
}

/** 'Jo 3:16' may be of every book that begins so and has the chapter; the library says John. */
function otherBeginnings(text: string, places: readonly Reference[]): Reference[][] {
  const [place, ...more] = places;
  const name = BOOK_AND_PLACE.exec(text.toLowerCase())?.[1];
  if (!place || more.length > 0 || name === undefined || bookBySpelling(name) !== undefined) return [];
  const spelling = squeezedName(name);
  const books = new Set(BOOK_NAMES.filter(([known]) => known.startsWith(spelling)).map(([, book]) => book));
  return [...books].flatMap((book) =>
    book !== place.book && BOOKS[book]!.chapters >= place.endChapter ? [[{ ...place, book }]] : [],
  );
}

/** 'Kings 3' may be of the first or of the second book; the library says the first. */
function otherNumbers(text: string, places: readonly Reference[]): Reference[][] {
  const [place] = places;
  const number = place && /^[1-3](?= )/.exec(BOOKS[place.book]!.name)?.[0];
  if (!place || !number || /^\W*(?:[1-3]|i{1,3}\b|first|second|third)/i.test(text)) return [];
  const name = BOOKS[place.book]!.name.slice(2);
  return BOOKS.flatMap((book, index) =>
    /^[1-3] /.test(book.name) &&
    book.name.slice(2) === name &&
    index !== place.book &&
    book.chapters >= place.endChapter
      ? [[{ ...place, book: index }]]
      : [],
  );
}
