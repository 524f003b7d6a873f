import type { TranslationId } from '../../bible.rules.ts';
import { BOOKS } from '../../books.rules.ts';
import { markHits } from '../search/mark-hits.ts';
import { parseTerms, type SearchTerms } from '../search/parse-query.ts';
import { runQuery } from '../search/run-query.ts';
import { buildSearchIndex, type SearchIndex } from '../search/search-index.ts';
import { loadKjv } from './load-kjv.ts';
import { loadWeb } from './load-web.ts';
import { OMITTED_VERSES } from './omitted-verses.ts';
import { PackedText } from './packed-text.ts';
import { bookIndex, formatReference, type Reference, verseId } from './references.ts';
import type { Block } from './translation.ts';

export interface Verse {
  id: string;
  reference: string;
  text: string;
}

const LOADERS: Record<TranslationId, () => Iterable<Block[][]>> = { WEB: loadWeb, KJV: loadKjv };
const loaded = new Map<TranslationId, Translation>();

/** A translation, read once a process. The first call takes half a second; the server makes it when it starts. */
export function translation(id: TranslationId): Translation {
  let known = loaded.get(id);
  if (!known) {
    known = new Translation(id);
    loaded.set(id, known);
  }
  return known;
}

/** Reads both translations and their indexes, so that nobody's first search waits; requests are served in between. */
export async function warmUp(): Promise<void> {
  for (const id of ['WEB', 'KJV'] as const) {
    const text = translation(id);
    await new Promise(setImmediate);
    text.find('light');
    await new Promise(setImmediate);
  }
}

/** A chapter before or after another across books; null at the ends. */
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

interface Found {
  terms: SearchTerms;
  /** Positions for `verseAt`, best first. */
  verses: Uint16Array;
}

const REMEMBERED_SEARCHES = 200;

/** One translation: its text and, from the first search on, its index. Books are numbered from 0, chapters from 1. */
export class Translation {
  readonly #id: TranslationId;
  readonly #text: PackedText;
  readonly #remembered = new Map<string, Found>();
  #index: SearchIndex | null = null;

  constructor(id: TranslationId) {
    this.#id = id;
    this.#text = new PackedText(LOADERS[id]());
  }

  verseCount(book: number, chapter: number): number {
    return hasChapter(book, chapter) ? this.#text.versesInChapter(book, chapter) : 0;
  }

  verse(book: number, chapter: number, verse: number): Verse | undefined {
    const position = hasChapter(book, chapter) ? this.#text.verseNumber(book, chapter, verse) : undefined;
    return position === undefined ? undefined : this.verseAt(position);
  }

  chapterBlocks(book: number, chapter: number): Block[] | undefined {
    return hasChapter(book, chapter) ? this.#text.blocks(book, chapter) : undefined;
  }

  /** Positions of the verses of references, in their order, each once; ranges are cut at the chapter's end. */
  positionsAt(references: readonly Reference[]): number[] {
    return [...new Set(references.flatMap((reference) => this.#positionsOf(reference)))];
  }

  /** Everything that matches, with the terms that were understood. */
  find(query: string): Found {
    const known = this.#remembered.get(query);
    if (known) return known;
    this.#index ??= this.#buildIndex();
    const terms = parseTerms(query);
    const found = { terms, verses: runQuery(this.#index, terms) };
    if (this.#remembered.size >= REMEMBERED_SEARCHES)
      this.#remembered.delete(this.#remembered.keys().next().value!);
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

  /** Half-open ranges of a verse's text that the terms found. */
  hits(text: string, terms: SearchTerms): [number, number][] {
    return markHits(text, terms);
  }

  #positionsOf({ book, chapter, from, endChapter, to }: Reference): number[] {
    const first = this.#text.verseNumber(book, chapter, from ?? 1);
    if (first === undefined) return [];
    const count = this.#text.versesInChapter(book, endChapter);
    const last = this.#text.verseNumber(book, endChapter, Math.min(to ?? count, count))!;
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  }

  #buildIndex(): SearchIndex {
    const omitted = new Set<number>();
    for (const id of this.#id === 'WEB' ? OMITTED_VERSES.keys() : []) {
      const [book = '', chapter, verse] = id.split('.');
      omitted.add(this.#text.verseNumber(bookIndex(book)!, Number(chapter), Number(verse))!);
    }
    return buildSearchIndex(this.#text.verseCount, (verse) =>
      omitted.has(verse) ? '' : this.#text.verseText(verse),
    );
  }
}

function hasChapter(book: number, chapter: number): boolean {
  return chapter >= 1 && chapter <= (BOOKS[book]?.chapters ?? 0);
}
