import { BOOKS } from '../../books.rules.ts';
import type { Packed, PackedBooks } from './pack-books.ts';
import type { Block } from './translation.ts';

/** Index of each book's first chapter among the 1189. */
const FIRST_CHAPTER = BOOKS.map((_, i) => BOOKS.slice(0, i).reduce((sum, book) => sum + book.chapters, 0));

/** Where a verse stands. */
export interface VersePlace {
  /** 0 is Genesis. */
  book: number;
  chapter: number;
  verse: number;
}

/** One translation in memory: its verses, numbered from 0 across all books, read from what `packBooks` made. */
export class PackedText {
  readonly verseCount: number;
  readonly #verses: Readable;
  readonly #chapters: Readable;
  readonly #chapterStart: Uint32Array;

  constructor({ verses, chapters, chapterStart }: PackedBooks) {
    this.#verses = readable(verses);
    this.#chapters = readable(chapters);
    this.#chapterStart = chapterStart;
    this.verseCount = chapterStart.at(-1)!;
  }

  /** The verse as plain text. */
  verseText(verse: number): string {
    return unpack(this.#verses, verse);
  }

  blocks(book: number, chapter: number): Block[] {
    return JSON.parse(unpack(this.#chapters, chapterIndex(book, chapter)));
  }

  versesInChapter(book: number, chapter: number): number {
    const index = chapterIndex(book, chapter);
    return this.#chapterStart[index + 1]! - this.#chapterStart[index]!;
  }

  /** Whether any of a book's chapters has a verse. */
  hasVerses(book: number, chapters: number): boolean {
    const first = chapterIndex(book, 1);
    return this.#chapterStart[first + chapters]! > this.#chapterStart[first]!;
  }

  /** Undefined when the chapter has no such verse in this translation. The chapter must exist. */
  verseNumber(book: number, chapter: number, verse: number): number | undefined {
    if (verse < 1 || verse > this.versesInChapter(book, chapter)) return undefined;
    return this.#chapterStart[chapterIndex(book, chapter)]! + verse - 1;
  }

  placeOf(verse: number): VersePlace {
    const index = lastAtMost(this.#chapterStart, verse);
    const book = lastAtMost(FIRST_CHAPTER, index);
    return {
      book,
      chapter: index - FIRST_CHAPTER[book]! + 1,
      verse: verse - this.#chapterStart[index]! + 1,
    };
  }
}

type Readable = Packed & { bytes: Buffer };

/** The same bytes, in the form that decodes quickest. */
function readable({ bytes, offsets }: Packed): Readable {
  return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), offsets };
}

function unpack({ bytes, offsets }: Readable, index: number): string {
  return bytes.toString('utf8', offsets[index], offsets[index + 1]);
}

/** The place of a chapter among the 1189. */
export function chapterIndex(book: number, chapter: number): number {
  return FIRST_CHAPTER[book]! + chapter - 1;
}

function lastAtMost(sorted: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sorted[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
