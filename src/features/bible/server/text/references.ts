import { BOOKS } from '../../books.rules.ts';

/** From one place to another, both included; a null verse is the chapter's first or last. `book`: 0 is Genesis. */
export interface Reference {
  book: number;
  chapter: number;
  from: number | null;
  endChapter: number;
  to: number | null;
}

const ORDINALS: Record<string, string> = {
  i: '1',
  ii: '2',
  iii: '3',
  first: '1',
  second: '2',
  third: '3',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
};
const INDEX_OF = new Map(BOOKS.map((book, index) => [book.id, index]));
const BY_SPELLING = spellings();

/** 'JHN.3.16' */
export function verseId(book: number, chapter: number, verse: number): string {
  return `${BOOKS[book]!.id}.${chapter}.${verse}`;
}

/** 'John 3:16' */
export function formatReference(book: number, chapter: number, verse: number): string {
  return `${BOOKS[book]!.citation} ${chapter}:${verse}`;
}

/** The index of a book by its USFM code; undefined for another text. */
export function bookIndex(id: string): number | undefined {
  return INDEX_OF.get(id);
}

/**
 * Reads 'jn 3:16', 'Ps 23', '1 Cor 13:4–7', 'II Kings 2', 'John 3:16,18', 'Gen 1:1 - 2:3', 'Jude 5'.
 * Null when the text is not a reference. The name of a book alone is not one, because people may search for it as a
 * word.
 */
export function parseReference(text: string): Reference[] | null {
  const clean = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[’‘']/g, '')
    .trim();
  const match =
    /^((?:[1-3]|[1-3](?:st|nd|rd)|first|second|third|i{1,3})?[\s.]*[a-z][a-z\s.]*?)[\s.]*(\d[\d\s:.,\-abv]*)$/.exec(
      clean,
    );
  const book = match ? bookBySpelling(match[1]!) : undefined;
  if (!match || book === undefined) return null;
  const places = match[2]!
    .replace(/\s+/g, '')
    .replace(/(\d)\.(?=\d)/g, '$1:')
    .replace(/v/g, ':');
  return parsePlaces(book, places);
}

/** A book by any common spelling: its name, an abbreviation, a beginning that fits only one, numbers in any style. */
function bookBySpelling(text: string): number | undefined {
  const words = text.replaceAll('.', ' ').trim().split(/\s+/);
  const ordinal = words.length > 1 ? ORDINALS[words[0]!] : undefined;
  const spelling = (ordinal ? [ordinal, ...words.slice(1)] : words)
    .join('')
    .replace(/^([123])(?:st|nd|rd)/, '$1');
  const exact = BY_SPELLING.get(spelling);
  if (exact !== undefined || spelling.length < 3) return exact;
  const fitting = BOOKS.filter((book) => squeeze(book.name).startsWith(spelling));
  return fitting.length === 1 ? BOOKS.indexOf(fitting[0]!) : undefined;
}

function parsePlaces(book: number, text: string): Reference[] | null {
  const places: Reference[] = [];
  let chapter: number | null = null;
  for (const part of text.split(',')) {
    const match = /^(?:(\d{1,3}):)?(\d{1,3})[ab]?(?:-(?:(\d{1,3}):)?(\d{1,3})[ab]?)?$/.exec(part);
    if (!match) return null;
    const place: Reference | null = toReference(book, match, chapter);
    if (!place) return null;
    places.push(place);
    chapter = place.to === null ? null : place.endChapter;
  }
  return places;
}

/** @param current the chapter of the place before it in a list: in 'John 3:16,18' the 18 is a verse. */
function toReference(book: number, match: RegExpExecArray, current: number | null): Reference | null {
  const [, startChapter, start = 0, lastChapter, last] = match.map((group) =>
    group === undefined ? undefined : Number(group),
  );
  const { chapters } = BOOKS[book]!;
  // 'Jude 5' is a verse, because Jude has only one chapter.
  const isVerse = startChapter !== undefined || current !== null || (chapters === 1 && start > 1);
  const chapter = startChapter ?? (isVerse ? (current ?? 1) : start);
  const from = isVerse ? start : null;
  const areChapters = from === null && last !== undefined && lastChapter === undefined;
  const endChapter = areChapters ? last : (lastChapter ?? chapter);
  const to = areChapters ? null : (last ?? from);
  const backwards = endChapter < chapter || (endChapter === chapter && to !== null && to < (from ?? 1));
  if (backwards || from === 0 || chapter < 1 || endChapter > chapters) return null;
  return { book, chapter, from, endChapter, to };
}

function spellings(): Map<string, number> {
  const map = new Map<string, number>();
  for (const [index, book] of BOOKS.entries()) {
    for (const name of [book.name, book.citation, book.id, ...book.aliases]) map.set(squeeze(name), index);
  }
  return map;
}

function squeeze(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}
