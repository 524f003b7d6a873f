import { foldForSearch } from '#contract/fold-for-search.ts';

/** The colours of highlights, in the order in which they are offered. None is yellow: gold is XP and light alone. */
export const HIGHLIGHT_COLORS = ['rose', 'green', 'blue', 'violet', 'coral'] as const;
export type HighlightColor = (typeof HIGHLIGHT_COLORS)[number];

/** What each colour is called until its owner calls it something else. */
export const COLOR_NAMES: Record<HighlightColor, string> = {
  rose: 'Rose',
  green: 'Green',
  blue: 'Blue',
  violet: 'Violet',
  coral: 'Coral',
};

/** One place for what form, contract and table agree on. */
export const ANNOTATION_LIMITS = {
  note: 2000,
  /** More than somebody writes in years; all of them are searched at once. */
  notes: 2000,
  /** All of them come with the page of the chapter. */
  notesInChapter: 200,
  /** More than the longest chapter has. */
  versesAtOnce: 200,
  colorName: 24,
  search: 100,
  searchWords: 10,
} as const;

/** The words of a search in notes; none when it is empty. */
export function wordsIn(q: string): string[] {
  return foldForSearch(q).split(' ').filter(Boolean).slice(0, ANNOTATION_LIMITS.searchWords);
}
