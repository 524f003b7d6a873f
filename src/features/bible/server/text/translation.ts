/**
 * A piece of a verse; pieces of a line or paragraph are joined by a space, but for those that say otherwise. The first of each verse has
 * its number.
 */
export interface Span {
  verse: number;
  /** Show the verse's number before it. */
  isStart: boolean;
  text: string;
  /** Words that the translators added (KJV), set in italics. */
  isAdded?: true;
  /** The edition has no text here; `text` says so. */
  isOmitted?: true;
  /** It goes on without a space. */
  isJoined?: true;
  /** Words of Jesus, which some editions print in red. */
  isJesus?: true;
  /** The number that the text itself gives the verse, where that is another: '13:1'. */
  own?: string;
  /** Footnotes to what stands before their mark, which is this span's end. */
  notes?: string[];
}

/** How a chapter is set: like a printed Bible. */
export type Block =
  | { type: 'title'; text: string }
  | { type: 'paragraph'; spans: Span[] }
  | { type: 'poetry'; lines: { isIndented: boolean; spans: Span[] }[] }
  /** Under the end of a letter: who carried it from where (KJV). */
  | { type: 'subscription'; text: string }
  | { type: 'break' };

/** Plain text of each verse of a chapter's blocks; index 0 is verse 1, and '' is a verse that is not there. */
export function versesOf(blocks: readonly Block[]): string[] {
  const verses: string[] = [];
  for (const { verse, text, isJoined } of blocks.flatMap(spansOf)) {
    const before = verses[verse - 1] ?? '';
    verses[verse - 1] = before + (before === '' || text === '' || isJoined ? '' : ' ') + text;
  }
  return Array.from(verses, (text) => text ?? '');
}

/** The text of a block that has verses; titles, subscriptions and breaks have none. */
export function spansOf(block: Block): Span[] {
  if (block.type === 'paragraph') return block.spans;
  return block.type === 'poetry' ? block.lines.flatMap((line) => line.spans) : [];
}

/** Titles by the verse that they stand above. */
export function titlesOf(blocks: readonly Block[]): Map<number, string> {
  const titles = new Map<number, string>();
  let waiting: string | null = null;
  for (const block of blocks) {
    if (block.type === 'title') waiting = block.text;
    const [first] = spansOf(block);
    if (waiting === null || first === undefined) continue;
    titles.set(first.verse, waiting);
    waiting = null;
  }
  return titles;
}
