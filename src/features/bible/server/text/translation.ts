/** A piece of a verse. The first piece of each verse carries its number. */
export interface Span {
  verse: number;
  /** Show the verse's number before it. */
  isStart: boolean;
  text: string;
  /** Words that the translators added (KJV), set in italics. */
  isAdded?: true;
  /** The edition has no text here. */
  isOmitted?: true;
}

/** How a chapter is set: like a printed Bible. */
export type Block =
  | { type: 'title'; text: string }
  | { type: 'paragraph'; spans: Span[] }
  | { type: 'poetry'; lines: { isIndented: boolean; spans: Span[] }[] }
  | { type: 'break' };

/** What is said where an edition leaves a verse blank. */
export const OMITTED_TEXT = 'This verse has no text in this edition.';

/** One translation as loaded: by book (canonical order), by chapter (from 0). */
export interface LoadedBook {
  chapters: { blocks: Block[]; verses: string[] }[];
}

/** Plain text of each verse of a chapter's blocks; index 0 is verse 1. */
export function versesOf(blocks: Block[]): string[] {
  const parts: string[][] = [];
  const take = (span: Span) => {
    parts[span.verse - 1] ??= [];
    parts[span.verse - 1]!.push(span.isOmitted ? OMITTED_TEXT : span.text);
  };
  for (const block of blocks) {
    if (block.type === 'paragraph') block.spans.forEach(take);
    if (block.type === 'poetry') for (const line of block.lines) line.spans.forEach(take);
  }
  return Array.from(parts, (part) =>
    (part ?? [])
      .join(' ')
      .replace(/ +/g, ' ')
      .replace(/ ([,.;:?!])/g, '$1'),
  );
}
