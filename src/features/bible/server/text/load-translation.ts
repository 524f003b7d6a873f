import type { TranslationId } from '../../bible.rules.ts';
import { BOOKS } from '../../books.rules.ts';
import { buildSearchIndex, type SearchIndex } from '../search/search-index.ts';
import { type BroughtSource, loadSource } from './brought/brought-source.ts';
import type { SetChapter } from './brought/chapter-setter.ts';
import { Remarks } from './brought/in-files/place-in-file.ts';
import { ToldReason } from './brought/told-reason.ts';
import { loadKjv } from './load-kjv.ts';
import { loadWeb } from './load-web.ts';
import { OMITTED_VERSES } from './omitted-verses.ts';
import { type PackedBooks, packBooks } from './pack-books.ts';
import { type PackedWords, WordPacker } from './pack-words.ts';
import { PackedText } from './packed-text.ts';
import { bookIndex } from './references.ts';
import { type Block, spansOf, titlesOf } from './translation.ts';

/** A translation ready to be read and searched. */
export interface LoadedTranslation {
  books: PackedBooks;
  index: SearchIndex;
  /** What stands above verses of psalms: 'A Psalm by David.' */
  titles: ReadonlyMap<number, string>;
  /** Of a text that was brought: what was left out of it, or kept without its mark. */
  remarks?: readonly string[];
  /** Its words with their Strong's numbers; null where it has none. Ours have none. */
  words?: PackedWords | null;
  /** Whether words of Jesus are marked in it. */
  hasWordsOfJesus?: boolean;
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
  return { books, ...indexed(text, omitted, true) };
}

/**
 * The same for a text that was brought.
 * @throws ToldReason
 */
export function loadBrought(source: BroughtSource, isEnglish: boolean): LoadedTranslation {
  const remarks = new Remarks();
  const beside = { words: new WordPacker(), hasWordsOfJesus: false };
  const books = packBooks(blocksOf(loadSource(source, remarks), beside));
  const text = new PackedText(books);
  if (text.verseCount === 0) throw new ToldReason('It has none of the 66 books.');
  return {
    books,
    ...indexed(text, new Set(), isEnglish),
    remarks: remarks.all,
    words: beside.words.finish(books.chapterStart),
    hasWordsOfJesus: beside.hasWordsOfJesus,
  };
}

/** The chapters' blocks; what is not set with them is kept beside, book by book. */
function* blocksOf(
  books: Iterable<SetChapter[]>,
  beside: { words: WordPacker; hasWordsOfJesus: boolean },
): Iterable<Block[][]> {
  for (const chapters of books) {
    for (const { blocks, words } of chapters) {
      beside.words.add(words);
      beside.hasWordsOfJesus ||= blocks.some((block) => spansOf(block).some(({ isJesus }) => isJesus));
    }
    yield chapters.map(({ blocks }) => blocks);
  }
}

function indexed(
  text: PackedText,
  omitted: ReadonlySet<number>,
  isEnglish: boolean,
): Pick<LoadedTranslation, 'index' | 'titles'> {
  const titles = psalmTitles(text);
  const textsOf = (verse: number) => {
    if (omitted.has(verse)) return [];
    const title = titles.get(verse);
    return title === undefined ? [text.verseText(verse)] : [text.verseText(verse), title];
  };
  return { index: buildSearchIndex(text.verseCount, textsOf, isEnglish), titles };
}

function psalmTitles(text: PackedText): Map<number, string> {
  const book = bookIndex('PSA')!;
  const titles = new Map<number, string>();
  for (let chapter = 1; chapter <= BOOKS[book]!.chapters; chapter++) {
    for (const [verse, title] of titlesOf(text.blocks(book, chapter))) {
      const position = text.verseNumber(book, chapter, verse);
      if (position !== undefined) titles.set(position, title);
    }
  }
  return titles;
}
