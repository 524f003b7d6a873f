import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Packed, Packer } from './pack-books.ts';
import { chapterIndex } from './packed-text.ts';
import type { TaggedPiece, TaggedVerses } from './tagged-words.ts';

/**
 * The words of a text with their Strong's numbers (3 MB for the 350,000 of the King James Version): each chapter's as JSON that is
 * deflated, since they are asked for on a tap alone, and for each number the verses where it stands.
 */
export interface PackedWords {
  /** Of each of the 1189 chapters; none where it has no numbers. */
  chapters: Packed;
  /** The codes that the text has, ascending. */
  codes: Uint32Array<ArrayBuffer>;
  /** The verses of `codes[i]` are `verses[start[i]] … verses[start[i + 1] - 1]`, as the text numbers them, in their order. */
  start: Uint32Array<ArrayBuffer>;
  verses: Uint16Array<ArrayBuffer>;
}

/** A piece without numbers is its text; another has its codes after it. */
type WrittenPiece = string | [text: string, ...codes: number[]];
type WrittenVerse = [verse: number, pieces: WrittenPiece[]];

/** A code and a verse as one number, to be put in order. */
const VERSES = 1 << 16;

export class WordPacker {
  readonly #chapters = new Packer();
  /** Codes, each with the chapter (its place among 1189) and the verse where it stands. */
  readonly #codes: number[] = [];
  readonly #places: number[] = [];

  /** Chapters come in their order. */
  add(words: TaggedVerses): void {
    const chapter = this.#chapters.count;
    for (const [verse, pieces] of words)
      for (const code of new Set(pieces.flatMap(({ codes }) => codes))) {
        this.#codes.push(code);
        this.#places.push(chapter * VERSES + verse);
      }
    const verses = [...words].map(([verse, pieces]): WrittenVerse => [verse, pieces.map(written)]);
    this.#chapters.add(verses.length === 0 ? '' : deflateRawSync(JSON.stringify(verses)));
  }

  /**
   * @param chapterStart the first verse of each chapter, as `packBooks` numbers them
   * @returns null for a text without numbers
   */
  finish(chapterStart: Uint32Array): PackedWords | null {
    if (this.#codes.length === 0) return null;
    const found = Float64Array.from(this.#codes, (code, i) => {
      const place = this.#places[i]!;
      return code * VERSES + chapterStart[Math.floor(place / VERSES)]! + (place % VERSES) - 1;
    }).sort();
    const codes: number[] = [];
    const start: number[] = [];
    const verses = Uint16Array.from(found, (one) => one % VERSES);
    for (const [i, one] of found.entries()) {
      const code = Math.floor(one / VERSES);
      if (code === codes.at(-1)) continue;
      codes.push(code);
      start.push(i);
    }
    start.push(found.length);
    return {
      chapters: this.#chapters.finish(),
      codes: Uint32Array.from(codes),
      start: Uint32Array.from(start),
      verses,
    };
  }
}

function written({ text, codes }: TaggedPiece): WrittenPiece {
  return codes.length === 0 ? text : [text, ...codes];
}

/** The words of one text in memory. */
export class WordsOfText {
  readonly #packed: PackedWords;

  constructor(packed: PackedWords) {
    this.#packed = packed;
  }

  /** A verse's pieces, in the order of the text; none where it has no numbers. The chapter must exist. */
  ofVerse(book: number, chapter: number, verse: number): TaggedPiece[] {
    const index = chapterIndex(book, chapter);
    const { bytes, offsets } = this.#packed.chapters;
    const packed = bytes.subarray(offsets[index], offsets[index + 1]);
    if (packed.length === 0) return [];
    const verses = JSON.parse(inflateRawSync(packed).toString()) as WrittenVerse[];
    const [, pieces = []] = verses.find(([number]) => number === verse) ?? [];
    return pieces.map((piece) => {
      if (typeof piece === 'string') return { text: piece, codes: [] };
      const [text, ...codes] = piece;
      return { text, codes };
    });
  }

  /** The verses where a word stands, as the text numbers them, in their order. */
  versesWith(code: number): Uint16Array {
    const { codes, start, verses } = this.#packed;
    const at = placeIn(codes, code);
    return at < 0 ? new Uint16Array(0) : verses.subarray(start[at], start[at + 1]);
  }
}

/** Where a value stands in an ascending list; -1 for nowhere. */
export function placeIn(sorted: ArrayLike<number>, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === value ? low : -1;
}
