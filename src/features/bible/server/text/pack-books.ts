import { type Block, versesOf } from './translation.ts';

/** Texts as UTF-8, one after another: text `i` is `bytes[offsets[i]] … bytes[offsets[i + 1] - 1]`. */
export interface Packed {
  bytes: Uint8Array<ArrayBuffer>;
  offsets: Uint32Array<ArrayBuffer>;
}

/**
 * One translation (13 MB): its verses, numbered from 0 across all books, as plain text, and its chapters as JSON.
 * These are a few arrays instead of a hundred thousand strings, so that garbage collection has little to do and one
 * thread can pass them to another.
 */
export interface PackedBooks {
  verses: Packed;
  chapters: Packed;
  /** First verse of each chapter, and one past the last. */
  chapterStart: Uint32Array<ArrayBuffer>;
}

/** @param books each book's chapters in order; taken one by one, so that none has to be held whole. */
export function packBooks(books: Iterable<Block[][]>): PackedBooks {
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
  return { verses: verses.finish(), chapters: chapters.finish(), chapterStart: Uint32Array.from(starts) };
}

/** Many times what a translation takes. It is only an address range: memory is taken as the buffer grows. */
const LARGEST = 1 << 28;
const GROWS_BY = 1 << 20;

/** Texts one after another in a buffer that grows in its place, so that no copies of it are left behind. */
export class Packer {
  readonly #buffer = new ArrayBuffer(GROWS_BY, { maxByteLength: LARGEST });
  #bytes = Buffer.from(this.#buffer);
  readonly #offsets = [0];

  get count(): number {
    return this.#offsets.length - 1;
  }

  add(text: string | Buffer): void {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    const start = this.#offsets.at(-1)!;
    const end = start + bytes.length;
    if (end > this.#bytes.length) {
      this.#buffer.resize(Math.ceil(end / GROWS_BY) * GROWS_BY);
      this.#bytes = Buffer.from(this.#buffer);
    }
    bytes.copy(this.#bytes, start);
    this.#offsets.push(end);
  }

  /** A copy without the unused bytes at the end. */
  finish(): Packed {
    return {
      bytes: new Uint8Array(this.#buffer.transferToFixedLength(this.#offsets.at(-1))),
      offsets: Uint32Array.from(this.#offsets),
    };
  }
}
