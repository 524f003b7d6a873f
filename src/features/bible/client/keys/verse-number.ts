import type { VersePlace } from './chapter-keys.rules.ts';

/** The number before a verse on the page, a link, by which keys reach the verse. */
export function numberOfVerse({ leaf, verse }: VersePlace): HTMLElement | null {
  return document.querySelector(`[data-leaf="${CSS.escape(leaf)}"] [data-verse="${verse}"] .verse-number a`);
}
