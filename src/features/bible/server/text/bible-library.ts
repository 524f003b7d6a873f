import type { TranslationId } from '../../bible.rules.ts';
import { BOOKS } from '../../books.rules.ts';
import { loadKjv } from './load-kjv.ts';
import { loadWeb } from './load-web.ts';
import { formatReference, type Reference, verseId } from './references.ts';
import { buildSearchIndex, parseTerms, type SearchIndex, type SearchTerms } from './search-index.ts';
import { type Block, type LoadedBook, OMITTED_TEXT } from './translation.ts';

export interface Verse {
  id: string;
  reference: string;
  text: string;
}

/** One translation, compactly: verses as one flat list, chapters as the bytes in which they are sent. */
export interface Translation {
  /** Chapters of each book, by book index. */
  chapterCounts: readonly number[];
  verseCount(book: number, chapter: number): number;
  verse(book: number, chapter: number, verse: number): Verse | undefined;
  /** The chapter's blocks as JSON; undefined where there is no such chapter. */
  chapterBlocks(book: number, chapter: number): Block[] | undefined;
  /** Verses of a reference: a whole chapter, a verse, a range (cut at the chapter's end). */
  versesAt(reference: Reference): Verse[];
  /** Everything that matches, with the terms that were understood. */
  find(query: string): { terms: SearchTerms; verses: Int32Array };
  verseAt(position: number): Verse;
  hits(text: string, terms: SearchTerms): [number, number][];
}

const LOADERS: Record<TranslationId, () => LoadedBook[]> = { WEB: loadWeb, KJV: loadKjv };
const loaded = new Map<TranslationId, Translation>();

/** A translation, read once a process. The first call takes a second at most; the server makes it when it starts. */
export function translation(id: TranslationId): Translation {
  const known = loaded.get(id);
  if (known) return known;
  const fresh = compact(LOADERS[id]());
  loaded.set(id, fresh);
  return fresh;
}

const REMEMBERED_SEARCHES = 200;

function compact(books: LoadedBook[]): Translation {
  const texts: string[] = [];
  const places: [book: number, chapter: number, verse: number][] = [];
  /** By book, by chapter: where its verses begin in `texts`, and its blocks as JSON. */
  const chapters = books.map(({ chapters }, book) =>
    chapters.map(({ blocks, verses }, index) => {
      const start = texts.length;
      for (const [verse, text] of verses.entries()) {
        texts.push(text);
        places.push([book, index + 1, verse + 1]);
      }
      return { start, count: verses.length, json: Buffer.from(JSON.stringify(blocks)) };
    }),
  );
  let index: SearchIndex | null = null;
  const searchIndex = () =>
    (index ??= buildSearchIndex(texts.map((text) => (text === OMITTED_TEXT ? '' : text))));
  const remembered = new Map<string, { terms: SearchTerms; verses: Int32Array }>();

  const verseAt = (position: number): Verse => {
    const [book, chapter, verse] = places[position]!;
    return {
      id: verseId(book, chapter, verse),
      reference: formatReference(book, chapter, verse),
      text: texts[position]!,
    };
  };
  const at = (book: number, chapter: number) => chapters[book]?.[chapter - 1];

  return {
    chapterCounts: books.map((book) => book.chapters.length),
    verseCount: (book, chapter) => at(book, chapter)?.count ?? 0,
    verse(book, chapter, verse) {
      const place = at(book, chapter);
      return place && verse >= 1 && verse <= place.count ? verseAt(place.start + verse - 1) : undefined;
    },
    chapterBlocks(book, chapter) {
      const place = at(book, chapter);
      return place && (JSON.parse(place.json.toString('utf8')) as Block[]);
    },
    versesAt({ book, chapter, from, to }) {
      const place = at(book, chapter);
      if (!place) return [];
      const first = from ?? 1;
      const last = Math.min(to ?? (from === null ? place.count : first), place.count);
      const verses = [];
      for (let verse = first; verse <= last; verse++) verses.push(verseAt(place.start + verse - 1));
      return first < 1 ? [] : verses;
    },
    find(query) {
      const known = remembered.get(query);
      if (known) return known;
      const terms = parseTerms(query);
      const found = { terms, verses: searchIndex().search(terms) };
      if (remembered.size >= REMEMBERED_SEARCHES) remembered.delete(remembered.keys().next().value!);
      remembered.set(query, found);
      return found;
    },
    verseAt,
    hits: (text, terms) => searchIndex().hits(text, terms),
  };
}

/** Reads both translations and their indexes, so that nobody's first search waits. */
export function warmUp(): void {
  for (const id of ['WEB', 'KJV'] as const) translation(id).find('light');
}

/** A chapter before or after another across books; null at the ends. */
export function neighbour(
  book: number,
  chapter: number,
  step: -1 | 1,
): { book: number; chapter: number } | null {
  const counts = translation('WEB').chapterCounts;
  const next = chapter + step;
  if (next >= 1 && next <= counts[book]!) return { book, chapter: next };
  const other = book + step;
  if (other < 0 || other >= BOOKS.length) return null;
  return { book: other, chapter: step === 1 ? 1 : counts[other]! };
}
