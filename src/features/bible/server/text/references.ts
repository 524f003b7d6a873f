import { BOOKS } from '../../books.rules.ts';

/** A place in the Bible: a chapter, or verses of one, `from` to `to` inclusive. `book` is an index into BOOKS. */
export interface Reference {
  book: number;
  chapter: number;
  from: number | null;
  to: number | null;
}

const BY_NAME = new Map<string, number>();
for (const [index, book] of BOOKS.entries()) {
  for (const name of [book.id, book.name, book.citation, ...book.aliases]) BY_NAME.set(squeeze(name), index);
}

const ORDINALS: [RegExp, string][] = [
  [/^(?:1st|first)\s+/i, '1'],
  [/^(?:2nd|second)\s+/i, '2'],
  [/^(?:3rd|third)\s+/i, '3'],
];

/** Lower case, no spaces, full stops or apostrophes: '1 Cor.' and '1cor' are one name. */
function squeeze(name: string): string {
  return name.toLowerCase().replace(/[\s.'’]/g, '');
}

function withDigit(name: string): string {
  const roman = /^(iii|ii|i)\s+(?=\p{L})/iu.exec(name);
  if (roman) return `${roman[1]!.length}${name.slice(roman[0].length)}`;
  for (const [pattern, digit] of ORDINALS) if (pattern.test(name)) return name.replace(pattern, digit);
  return name;
}

/**
 * Reads 'jn 3:16', 'Ps 23', '1 Cor 13:4-7', 'II Tim 1.7', 'Psalms 119:105'. Only the form is judged: whether there is
 * such a chapter the library knows. Null for anything that is no reference, a book's bare name included.
 */
export function parseReference(text: string): Reference | null {
  const normal = text
    .trim()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ');
  const match =
    /^(?<name>(?:[1-3] ?|i{1,3} |first |second |third |1st |2nd |3rd )?\p{L}[\p{L}.'’ ]*?)\.? ?(?<chapter>\d{1,3})(?: ?[:.] ?(?<from>\d{1,3})(?: ?- ?(?<to>\d{1,3}))?)?$/iu.exec(
      normal,
    );
  if (!match?.groups) return null;
  const { name = '', chapter, from, to } = match.groups;
  const book = BY_NAME.get(squeeze(withDigit(name)));
  if (book === undefined) return null;
  const first = from === undefined ? null : Number(from);
  const last = to === undefined ? first : Number(to);
  if (first !== null && last !== null && last < first) return null;
  return { book, chapter: Number(chapter), from: first, to: last };
}

/** 'John 3:16' */
export function formatReference(book: number, chapter: number, verse: number): string {
  return `${BOOKS[book]!.citation} ${chapter}:${verse}`;
}

/** 'JHN.3.16' */
export function verseId(book: number, chapter: number, verse: number): string {
  return `${BOOKS[book]!.id}.${chapter}.${verse}`;
}

/** The index of a book by its USFM code; undefined for another text. */
export function bookIndex(id: string): number | undefined {
  const index = BOOKS.findIndex((book) => book.id === id);
  return index < 0 ? undefined : index;
}
