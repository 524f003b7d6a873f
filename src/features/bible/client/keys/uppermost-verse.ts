import type { VersePlace } from './chapter-keys.rules.ts';

/** Below what covers the upper edge of the window, in pixels (src/ui/dock.css). */
const COVERED_PX = 120;

/** The first verse that is seen below the upper edge of the window. */
export function uppermostVerse(text: HTMLElement | null): number | null {
  const parts = text?.querySelectorAll<HTMLElement>('[data-verse]') ?? [];
  for (const part of parts) {
    const { bottom, top } = part.getBoundingClientRect();
    // A verse of which only the end is left counts as read.
    if (top >= COVERED_PX || (bottom > COVERED_PX && bottom - top > window.innerHeight / 2)) {
      return Number(part.dataset['verse']);
    }
  }
  return null;
}

/** Whether something of a verse is seen in the window, below what covers its upper edge. */
export function isVerseSeen(page: HTMLElement | null, { leaf, verse }: VersePlace): boolean {
  const parts = page?.querySelectorAll(`[data-leaf="${CSS.escape(leaf)}"] [data-verse="${verse}"]`) ?? [];
  return [...parts].some((part) => {
    const { bottom, top } = part.getBoundingClientRect();
    return bottom > COVERED_PX && top < window.innerHeight;
  });
}

/** All verses of the chapters on a page, in their order; each once, however many lines or columns have it. */
export function versePlaces(page: HTMLElement | null): VersePlace[] {
  const places = new Map<string, VersePlace>();
  for (const section of page?.querySelectorAll<HTMLElement>('[data-leaf]') ?? []) {
    const leaf = section.dataset['leaf']!;
    for (const part of section.querySelectorAll<HTMLElement>('[data-verse]')) {
      const verse = Number(part.dataset['verse']);
      places.set(`${leaf} ${verse}`, { leaf, verse });
    }
  }
  return [...places.values()];
}
