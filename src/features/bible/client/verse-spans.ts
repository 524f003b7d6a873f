import type { ChapterBlock, ChapterSpan } from '../bible.contract.ts';

/** Shown where an edition leaves a verse blank. */
export const OMITTED_TEXT = 'This verse has no text in this edition.';

/** The spans of one line or paragraph, those of each verse together. */
export interface VerseRun {
  verse: number;
  spans: ChapterSpan[];
}

export function runsOf(spans: readonly ChapterSpan[]): VerseRun[] {
  const runs: VerseRun[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last?.verse === span.verse) last.spans.push(span);
    else runs.push({ verse: span.verse, spans: [span] });
  }
  return runs;
}

/** Whether a space parts two spans of a verse: not before punctuation, not after an opening bracket or a dash. */
export function isSpaced(before: ChapterSpan | undefined, span: ChapterSpan): boolean {
  return (
    before !== undefined && !span.isJoined && !/^[,.;:?!)]/.test(span.text) && !/[(—]$/.test(before.text)
  );
}

/** A verse as plain text, for sharing; '' where the edition leaves it out: our notice is no Scripture. */
export function verseText(blocks: readonly ChapterBlock[], verse: number): string {
  let text = '';
  let before: ChapterSpan | undefined;
  for (const span of blocks.flatMap(spansOf)) {
    if (span.verse !== verse || span.isOmitted) continue;
    text += `${isSpaced(before, span) ? ' ' : ''}${span.text}`;
    before = span;
  }
  return text;
}

/** Several verses, in their order, as plain text; an ellipsis stands for those between that were not chosen. */
export function textOfVerses(blocks: readonly ChapterBlock[], verses: readonly number[]): string {
  const texts = verses
    .map((verse) => ({ verse, text: verseText(blocks, verse) }))
    .filter(({ text }) => text !== '');
  let all = '';
  for (const [i, { verse, text }] of texts.entries()) {
    const before = texts[i - 1];
    if (before) all += before.verse === verse - 1 ? ' ' : ' … ';
    all += text;
  }
  return all;
}

/**
 * The same text as it stands on the page: a line of poetry or a paragraph each. Joined it is `textOfVerses`.
 * @param verses in their order
 */
export function linesOfVerses(blocks: readonly ChapterBlock[], verses: readonly number[]): string[] {
  const lines: string[] = [];
  let before: ChapterSpan | undefined;
  for (const spans of blocks.flatMap(linesOf)) {
    let line = '';
    for (const span of spans) {
      if (!verses.includes(span.verse) || span.isOmitted) continue;
      if (before !== undefined && span.verse > before.verse + 1) line += line === '' ? '… ' : ' … ';
      else if (line !== '' && isSpacedInText(before, span)) line += ' ';
      line += span.text;
      before = span;
    }
    if (line !== '') lines.push(line);
  }
  return lines;
}

function isSpacedInText(before: ChapterSpan | undefined, span: ChapterSpan): boolean {
  return before?.verse !== span.verse || isSpaced(before, span);
}

/** The numbers of the verses that have words, in their order. */
export function versesOf(blocks: readonly ChapterBlock[]): number[] {
  return [...new Set(blocks.flatMap(spansOf).map(({ verse }) => verse))]
    .filter((verse) => verseText(blocks, verse) !== '')
    .sort((a, b) => a - b);
}

/** The last span of each verse of a chapter: what belongs to a verse as a whole stands after it. */
export function lastSpans(blocks: readonly ChapterBlock[]): ReadonlySet<ChapterSpan> {
  return new Set(new Map(blocks.flatMap(spansOf).map((span) => [span.verse, span])).values());
}

function spansOf(block: ChapterBlock): ChapterSpan[] {
  return linesOf(block).flat();
}

function linesOf(block: ChapterBlock): ChapterSpan[][] {
  if (block.type === 'paragraph') return [block.spans];
  return block.type === 'poetry' ? block.lines.map((line) => line.spans) : [];
}
