import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { BOOKS } from '../../books.rules.ts';
import type { Reference } from '../text/references.ts';

/** As OSIS calls the books of the Bible, in their order. */
const OSIS =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'.split(
    ' ',
  );

/** What the library says for 'to the end', because it is not asked which verses there are: our own texts know that. */
const END = 999;

/** A place that is not there: its chapter, or where its book has that one, its verse. */
export interface PassedPlace {
  book: number;
  chapter: number;
}

/** What a text says of places in the Bible. */
export interface Parsed {
  places: Reference[];
  /** Those that cannot be in any text: of a chapter that its book has not, or of a verse 0. */
  passed: PassedPlace[];
  /** Books that are named without a chapter. */
  books: number[];
  /** A translation that is named with them, as it is written: 'KJV'. */
  translation: string | null;
  /** What of the text is none of it. */
  rest: string;
}

const parserWith = (options: Record<string, string>) => {
  const parser = new bcv_parser(english);
  parser.set_options({
    // Translations differ in their verses, so that only the text that is read knows which there are.
    passage_existence_strategy: 'b',
    book_alone_strategy: 'full',
    osis_compaction_strategy: 'bcv',
    // Otherwise 'John 3:0' is none to it, and of 'John 3:0-5' only verse 5.
    zero_chapter_strategy: 'allow',
    zero_verse_strategy: 'allow',
    ...options,
  });
  return parser;
};

/** 'John 3:16,18' names two verses; in much of Europe 'John 3,16' names one. */
const parsers = {
  colon: parserWith({}),
  comma: parserWith({ punctuation_strategy: 'eu' }),
};

/** Reads the places in a short text. `between`: what stands between chapter and verse. Null where a passage ends before it begins. */
export function parsePlaces(text: string, between: 'colon' | 'comma'): Parsed | null {
  const found = parsers[between].parse(text).osis_and_indices();
  const parsed: Parsed = { places: [], passed: [], books: [], translation: null, rest: '' };
  let end = 0;
  for (const { osis, indices, translations } of found) {
    parsed.rest += text.slice(end, indices[0]);
    end = indices[1]!;
    parsed.translation ??= translations[0] || null;
    for (const part of osis.split(',')) {
      const read = readOsis(part);
      if (read === null) return null;
      if (typeof read === 'number') parsed.books.push(read);
      else if (Array.isArray(read)) parsed.places.push(...read);
      else parsed.passed.push(read);
    }
  }
  parsed.rest += text.slice(end);
  return parsed;
}

/** 'John.3.16-John.3.18'; a book alone is its number. */
function readOsis(osis: string): Reference[] | PassedPlace | number | null {
  const [first, last = first] = osis.split('-').map(placeOf);
  if (!first || !last) return null;
  if (first.book === last.book && first.chapter === 1 && first.verse === 1 && last.chapter === END)
    return first.book;
  const endChapter = Math.min(last.chapter, BOOKS[last.book]!.chapters);
  // Some count the title of a psalm as its verse 0: whoever reads on from there begins with the first.
  const begins = first.verse === 0 && (last.chapter > first.chapter || last.verse > 0) ? 1 : first.verse;
  const from = begins === 1 && last.verse === END ? null : begins;
  const to = last.verse === END ? null : last.verse;
  const begin = { book: first.book, chapter: first.chapter, from };
  if (!hasChapter(first) || from === 0) return { book: first.book, chapter: first.chapter };
  if (last.chapter !== END && (!hasChapter(last) || to === 0))
    return { book: last.book, chapter: last.chapter };
  if (first.book === last.book) {
    const isBackwards =
      endChapter < first.chapter || (endChapter === first.chapter && to !== null && to < first.verse);
    return isBackwards ? null : [{ ...begin, endChapter, to }];
  }
  if (last.book < first.book) return null;
  // A passage over the end of a book is one to its end, and one from the beginning of the next.
  const between = BOOKS.slice(first.book + 1, last.book).map(({ chapters }, i) => ({
    book: first.book + 1 + i,
    chapter: 1,
    from: null,
    endChapter: chapters,
    to: null,
  }));
  return [
    { ...begin, endChapter: BOOKS[first.book]!.chapters, to: null },
    ...between,
    { book: last.book, chapter: 1, from: null, endChapter, to },
  ];
}

function hasChapter({ book, chapter }: PassedPlace): boolean {
  return chapter >= 1 && chapter <= BOOKS[book]!.chapters;
}

function placeOf(osis: string): { book: number; chapter: number; verse: number } | null {
  const [name = '', chapter, verse] = osis.split('.');
  const book = OSIS.indexOf(name);
  return book < 0 ? null : { book, chapter: Number(chapter), verse: Number(verse) };
}

/**
 * The library compiles its patterns with the first texts that it reads, 80 to 190 ms, apart for letters beyond Latin-1: call this
 * before anybody waits.
 */
export function warmUpReferences(): void {
  for (const text of [
    '1 John 4:8',
    'Psalm 5,3',
    '1 '.repeat(30),
    'Song of '.repeat(7),
    '\u2057'.repeat(60),
  ]) {
    parsePlaces(text, 'colon');
    parsePlaces(text, 'comma');
  }
}
