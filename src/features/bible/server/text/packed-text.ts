import { BOOKS } from '../../books.rules.ts';
import { type Block, versesOf } from './translation.ts';

/** Index of each book's first chapter among the 1189. */
const FIRST_CHAPTER = BOOKS.map((_, i) => BOOKS.slice(0, i).reduce((sum, book) => sum + book.chapters, 0));

/** Where a verse stands. */
export interface VersePlace {
  /** 0 is Genesis. */
  book: number;
  chapter: number;
  verse: number;
}

/**
 * One translation in memory: its verses numbered through from 0, as UTF-8 in two buffers with offsets (9 MB), so that
 * the garbage collector has three objects to look at instead of a hundred thousand.
 */
export class PackedText {
  readonly verseCount: number;
  readonly #verses: Packed;
  readonly #chapters: Packed;
  /** First verse of each chapter, and one past the last. */
  readonly #chapterStart: Uint32Array;

  /** @param books each book's chapters in order; taken one by one, so that none has to be held whole. */
  constructor(books: Iterable<Block[][]>) {
    const verses = new Packer();
    const chapters = new Packer();
    const starts = [0];
    for (const book of books) {
      for (const blocks of book) {
        for (const verse of versesOf(blocks)) verses.add(verse);
        chapters.add(JSON.stringify(blocks));
        starts.push(verses.count);
      }
    }
    this.verseCount = verses.count;
    this.#chapterStart = Uint32Array.from(starts);
    this.#verses = verses.finish();
    this.#chapters = chapters.finish();
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

interface Packed {
  bytes: Buffer;
  offsets: Uint32Array;
}

/** Texts one after another in a buffer that grows as it is filled. */
class Packer {
  #bytes = Buffer.allocUnsafeSlow(1 << 20);
  readonly #offsets = [0];

  get count(): number {
    return this.#offsets.length - 1;
  }

  add(text: string): void {
    const start = this.#offsets.at(-1)!;
    const end = start + Buffer.byteLength(text);
    if (end > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(end, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, start);
      this.#bytes = larger;
    }
    this.#bytes.write(text, start);
    this.#offsets.push(end);
  }

  /** A copy without the room that was left. */
  finish(): Packed {
    const bytes = Buffer.allocUnsafeSlow(this.#offsets.at(-1)!);
    this.#bytes.copy(bytes, 0, 0, bytes.length);
    return { bytes, offsets: Uint32Array.from(this.#offsets) };
  }
}

function unpack({ bytes, offsets }: Packed, index: number): string {
  return bytes.toString('utf8', offsets[index], offsets[index + 1]);
}

function chapterIndex(book: number, chapter: number): number {
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
