import { type RefObject, useEffect } from 'react';

/** What the bars at the edges of the window cover at most, in pixels (src/ui/dock.css). */
const EDGES = { top: 190, bottom: 90 };

/** Marks the verse that is read aloud, and keeps it in sight. */
export function useSpokenMark(text: RefObject<HTMLElement | null>, verse: number | null): void {
  useEffect(() => {
    // Beside it another translation may stand, which is not the one that is read.
    const parts = [
      ...(text.current?.querySelector('article')?.querySelectorAll(`[data-verse="${verse}"]`) ?? []),
    ];
    for (const part of parts) part.toggleAttribute('data-spoken', true);
    if (parts[0] && !isInSight(parts[0], parts.at(-1)!)) bringIntoSight(parts[0]);
    return () => {
      for (const part of parts) part.removeAttribute('data-spoken');
    };
  }, [text, verse]);
}

function isInSight(first: Element, last: Element): boolean {
  const top = first.getBoundingClientRect().top;
  return top >= EDGES.top && last.getBoundingClientRect().bottom <= window.innerHeight - EDGES.bottom;
}

function bringIntoSight(verse: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top =
    verse.getBoundingClientRect().top + window.scrollY - Math.max(EDGES.top, window.innerHeight / 3);
  window.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
}
