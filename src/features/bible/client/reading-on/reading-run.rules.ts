import type { TextId } from '../../bible.rules.ts';

/** A chapter as an address names it: 'JHN' and '3'. */
export interface ChapterAddress {
  bookId: string;
  chapter: string;
}

/** Chapters that stand below one another on a page, as somebody reads on. */
export interface ReadingRun {
  /** The path under which the page was opened, with its verses. */
  openedAt: string;
  leaves: readonly ChapterAddress[];
  /** The id of the one that is read now. */
  at: string;
  /** In which all of them are read. */
  translation: TextId;
}

/** After so many the next one is a page of its own: a phone keeps all that stands on this one. */
export const MOST_LEAVES = 12;

/** 'JHN.3', whichever way an address writes it. */
export function leafIdOf({ bookId, chapter }: ChapterAddress): string {
  return `${bookId}.${chapter}`;
}

export function openedRun(openedAt: string, leaf: ChapterAddress, translation: TextId): ReadingRun {
  return { openedAt, leaves: [leaf], at: leafIdOf(leaf), translation };
}

/** In another translation what is read stands alone: what stood above it has another length there. */
export function readIn(run: ReadingRun, translation: TextId): ReadingRun {
  if (run.translation === translation) return run;
  const leaf = run.leaves.find((one) => leafIdOf(one) === run.at)!;
  return openedRun(pathOfRun(run), leaf, translation);
}

/** With `next` below `after`; as it was where `after` is no longer the last one, or where the page has enough. */
export function withLeaf(run: ReadingRun, after: string, next: ChapterAddress): ReadingRun {
  const isLast = leafIdOf(run.leaves.at(-1)!) === after;
  return isLast && !isFull(run) ? { ...run, leaves: [...run.leaves, next] } : run;
}

export function isFull({ leaves }: ReadingRun): boolean {
  return leaves.length >= MOST_LEAVES;
}

/** As somebody has scrolled to another of its leaves. */
export function readingAt(run: ReadingRun, leafId: string): ReadingRun {
  const isThere = run.leaves.some((leaf) => leafIdOf(leaf) === leafId);
  return isThere && run.at !== leafId ? { ...run, at: leafId } : run;
}

/** The path that names what is read now; the opened chapter keeps the verses of its address. */
export function pathOfRun({ openedAt, leaves, at }: ReadingRun): string {
  if (leafIdOf(leaves[0]!) === at) return openedAt;
  return `/bible/${at.replace('.', '/')}`;
}
