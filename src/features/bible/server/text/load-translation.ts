import type { TranslationId } from '../../bible.rules.ts';
import { buildSearchIndex, type SearchIndex } from '../search/search-index.ts';
import { loadKjv } from './load-kjv.ts';
import { loadWeb } from './load-web.ts';
import { OMITTED_VERSES } from './omitted-verses.ts';
import { type PackedBooks, packBooks } from './pack-books.ts';
import { PackedText } from './packed-text.ts';
import { bookIndex } from './references.ts';

/** A translation ready to be read and searched. */
export interface LoadedTranslation {
  books: PackedBooks;
  index: SearchIndex;
}

/** Reads a translation from its package and indexes it: half a second, and a hundred megabytes of garbage. */
export function loadTranslation(id: TranslationId): LoadedTranslation {
  const books = packBooks(id === 'WEB' ? loadWeb() : loadKjv());
  const text = new PackedText(books);
  const omitted = new Set<number>();
  for (const verse of id === 'WEB' ? OMITTED_VERSES.keys() : []) {
    const [book = '', chapter, number] = verse.split('.');
    omitted.add(text.verseNumber(bookIndex(book)!, Number(chapter), Number(number))!);
  }
  const index = buildSearchIndex(text.verseCount, (verse) =>
    omitted.has(verse) ? '' : text.verseText(verse),
  );
  return { books, index };
}
