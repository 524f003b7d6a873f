import { LRUCache } from 'lru-cache';
import { TRANSLATION_IDS, type TranslationId } from '../../bible.rules.ts';
import { BOOKS } from '../../books.rules.ts';
import { type Found as FoundInIndex, findInIndex } from '../search/find-in-index.ts';
import { likenessTo } from '../search/likeness.ts';
import { markHits } from '../search/mark-hits.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { suggestSpelling } from '../search/suggest-spelling.ts';
import { loadInThread } from './load-in-thread.ts';
import type { LoadedTranslation } from './load-translation.ts';
import { isPutInstead } from './omitted-verses.ts';
import { WordsOfText } from './pack-words.ts';
import { PackedText, type VersePlace } from './packed-text.ts';
import { readPrepared } from './prepared-translation.ts';
import { formatReference, type Reference, verseId } from './references.ts';
import type { Block } from './translation.ts';

export interface Verse {
  id: string;
  reference: string;
  text: string;
}

const loaded = new Map<TranslationId, Translation>();
const loading = new Map<TranslationId, Promise<Translation>>();

/**
 * A translation. Each process loads it once, as it was prepared or, in a checkout, in another thread: only a request that needs
 * it before it is loaded has to wait.
 */
export async function translation(id: TranslationId): Promise<Translation> {
  const known = loaded.get(id) ?? loading.get(id);
  if (known) return known;
  const fresh = readPrepared(id)
    .then((prepared) => prepared ?? loadInThread({ id }))
    .then((parts) => {
      const ready = new Translation(id, parts);
      loaded.set(id, ready);
      return ready;
    })
    // After a failure the next call tries again.
    .finally(() => loading.delete(id));
  loading.set(id, fresh);
  return fresh;
}

/** Loads both translations, one after the other, before they are needed, so that the first search need not wait. */
export async function warmUp(): Promise<void> {
  for (const id of TRANSLATION_IDS) await translation(id);
}

/** The chapter before or after another one, also across books; null at the ends of the Bible. */
export function neighbour(
  book: number,
  chapter: number,
  step: -1 | 1,
): { book: number; chapter: number } | null {
  const next = chapter + step;
  if (next >= 1 && next <= BOOKS[book]!.chapters) return { book, chapter: next };
  const other = BOOKS[book + step];
  return other ? { book: book + step, chapter: step === 1 ? 1 : other.chapters } : null;
}

export interface Found extends FoundInIndex {
  /** How many verses each book has of them, by the number of the book; none that has none. */
  byBook: ReadonlyMap<number, number>;
  /** The query in this Bible's spelling, where nothing was found. */
  suggestion: string | null;
}

/** The texts never change, so whatever another process remembers is the same. */
const REMEMBERED_SEARCHES = 200;

/** One translation: its text and its index. Books are numbered from 0, chapters from 1. */
export class Translation {
  readonly #text: PackedText;
  readonly #index: SearchIndex;
  readonly #remembered = new LRUCache<string, Found>({ max: REMEMBERED_SEARCHES });

  readonly #id: string;

  readonly #titles: ReadonlyMap<number, string>;

  /** Its words with their Strong's numbers; null where it has none. */
  readonly words: WordsOfText | null;

  /** Whether words of Jesus are marked in it. */
  readonly hasWordsOfJesus: boolean;

  constructor(id: string, { books, index, titles, words, hasWordsOfJesus }: LoadedTranslation) {
    this.#id = id;
    this.#titles = titles;
    this.#text = new PackedText(books);
    this.#index = index;
    this.words = words ? new WordsOfText(words) : null;
    this.hasWordsOfJesus = hasWordsOfJesus ?? false;
  }

  verseCount(book: number, chapter: number): number {
    return hasChapter(book, chapter) ? this.#text.versesInChapter(book, chapter) : 0;
  }

  verse(book: number, chapter: number, verse: number): Verse | undefined {
    const position = this.positionOf(book, chapter, verse);
    return position === undefined ? undefined : this.verseAt(position);
  }

  /** The verse's position, as `verseAt` takes it; undefined where there is none. */
  positionOf(book: number, chapter: number, verse: number): number | undefined {
    return hasChapter(book, chapter) ? this.#text.verseNumber(book, chapter, verse) : undefined;
  }

  /** How much the words of verses have in common with those of another: 0 where nothing. All are positions. */
  likenessTo(positions: readonly number[]): (position: number) => number {
    return likenessTo(this.#index, positions);
  }

  /** Whether it has anything of a book. */
  hasBook(book: number): boolean {
    return BOOKS[book] !== undefined && this.#text.hasVerses(book, BOOKS[book].chapters);
  }

  chapterBlocks(book: number, chapter: number): Block[] | undefined {
    return hasChapter(book, chapter) ? this.#text.blocks(book, chapter) : undefined;
  }

  /** Positions of the verses of references, in their order, each once; ranges are cut at the chapter's end. */
  positionsAt(references: readonly Reference[]): number[] {
    return [...new Set(references.flatMap((reference) => this.#positionsOf(reference)))];
  }

  /** Everything that matches; `verses` are positions for `verseAt`, best first. */
  find(query: string): Found {
    const known = this.#remembered.get(query);
    if (known) return known;
    const inIndex = findInIndex(this.#index, query);
    const isAsked = inIndex.verses.length === 0 || inIndex.isPartial;
    const found = {
      ...inIndex,
      byBook: this.#countByBook(inIndex.verses),
      suggestion: isAsked ? this.#suggestionFor(query, inIndex) : null,
    };
    this.#remembered.set(query, found);
    return found;
  }

  verseAt(position: number): Verse {
    const { book, chapter, verse } = this.#text.placeOf(position);
    return {
      id: verseId(book, chapter, verse),
      reference: formatReference(book, chapter, verse),
      text: this.#text.verseText(position),
    };
  }

  /** The verses at positions that have words of their own: neither blank nor a notice in place of a verse. */
  wordsAt(positions: readonly number[]): Verse[] {
    return positions
      .map((position) => this.verseAt(position))
      .filter(({ id, text }) => text !== '' && !isPutInstead(this.#id, id));
  }

  /** Half-open ranges of a verse's text that a search found. */
  hits(text: string, found: Pick<Found, 'forms' | 'phrases'>): [number, number][] {
    return markHits(text, found);
  }

  /** What stands above a verse of a psalm: 'A Psalm by David.' Null above all others. */
  titleAbove(position: number): string | null {
    return this.#titles.get(position) ?? null;
  }

  bookOf(position: number): number {
    return this.#text.placeOf(position).book;
  }

  placeOf(position: number): VersePlace {
    return this.#text.placeOf(position);
  }

  /** The query in other letters, where more is found with these: nobody is led from nothing to nothing. */
  #suggestionFor(query: string, { verses }: FoundInIndex): string | null {
    const suggestion = suggestSpelling(this.#index, query);
    if (suggestion === null) return null;
    const better = findInIndex(this.#index, suggestion);
    return better.verses.length > 0 && (verses.length === 0 || !better.isPartial) ? suggestion : null;
  }

  #countByBook(verses: Uint16Array): Map<number, number> {
    const counts = new Uint16Array(BOOKS.length);
    for (const verse of verses) counts[this.bookOf(verse)]! += 1;
    return new Map(Array.from(counts.entries()).filter(([, count]) => count > 0));
  }

  #positionsOf({ book, chapter, from, endChapter, to }: Reference): number[] {
    const first = this.#text.verseNumber(book, chapter, from ?? 1);
    if (first === undefined) return [];
    const count = this.#text.versesInChapter(book, endChapter);
    const last = this.#text.verseNumber(book, endChapter, Math.min(to ?? count, count))!;
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  }
}

function hasChapter(book: number, chapter: number): boolean {
  return chapter >= 1 && chapter <= (BOOKS[book]?.chapters ?? 0);
}
