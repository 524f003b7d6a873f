import { BOOKS } from '../../../../books.rules.ts';
import { type PlaceInFile, type Remarks, shown, toldAt } from './place-in-file.ts';

/** A verse as its text numbers it, with what stands in it. */
export interface OwnVerse<T> {
  chapter: number;
  verse: number;
  /** Its number as the text writes it, with what was joined to it: '1-2', '3a'. */
  label: string;
  content: T;
}

/** A text's verses by their book among our 66, and how a chapter of them is set. */
export interface OwnBooks<T> {
  books: Map<number, OwnVerse<T>[]>;
  /** Whether there are words in it, and not only its number. */
  hasWords: (content: T) => boolean;
}

/** More than any chapter or verse has, and few enough that nothing grows. */
const LARGEST_NUMBER = 300;
const MOST_VERSES = 5000;

/** Collects the verses of one book, in the order of its file. */
export class OwnBook<T> {
  readonly verses: OwnVerse<T>[] = [];
  readonly #seen = new Set<string>();
  readonly #remarks: Remarks;

  constructor(remarks: Remarks) {
    this.#remarks = remarks;
  }

  /**
   * @param label '16', '1-2', '3a'
   * @throws ToldReason for what is no number
   */
  begin(chapter: number, label: string, content: T, at: PlaceInFile): void {
    const plain = label.replace(/\p{Cf}/gu, '').replace(/[–—]/g, '-');
    const number = /^(\d{1,3})[a-z]?([-,]\d{1,3}[a-z]?)*$/i.exec(plain)?.[1];
    const verse = Number(number);
    if (number === undefined || verse < 1 || verse > LARGEST_NUMBER)
      throw toldAt(at, `'${shown(label)}' is no number of a verse.`);
    const name = `${chapter}:${plain}`;
    if (this.#seen.has(name)) this.#remarks.add(at, `verse ${name} is there twice`);
    this.#seen.add(name);
    if (this.verses.length >= MOST_VERSES) throw toldAt(at, 'it has more verses than a book of the Bible.');
    this.verses.push({ chapter, verse, label: plain, content });
  }
}

/** @throws ToldReason for what is no number */
export function chapterNumber(written: string, at: PlaceInFile): number {
  const number = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  if (number < 1 || number > LARGEST_NUMBER)
    throw toldAt(at, `'${shown(written)}' is no number of a chapter.`);
  return number;
}

const INDEX_OF = new Map(BOOKS.map(({ id }, index) => [id, index]));

/** A book by its code in USFM and USX; -1 for one that is not among our 66. */
export function bookByCode(code: string): number {
  return INDEX_OF.get(code.toUpperCase()) ?? -1;
}
