import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Of the window: what is read is above its middle. */
const READ_LINE = 0.4;
/** The next leaf is asked for when the end of this one is so many windows below the window. */
const AHEAD = 0.75;

/** Calls `then` with the id of the leaf that is read, whenever it is another one. @param leaves ids, joined */
export function useLeafRead(
  page: RefObject<HTMLElement | null>,
  leaves: string,
  then: (leafId: string) => void,
): void {
  const reached = useEffectEvent(then);
  useEffect(() => {
    const parts = page.current?.querySelectorAll<HTMLElement>('[data-leaf]') ?? [];
    // Alone, it is the one that is read.
    if (leaves === '' || parts.length < 2) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) reached((target as HTMLElement).dataset['leaf']!);
        }
      },
      { rootMargin: `-${READ_LINE * 100}% 0px -${100 - READ_LINE * 100}% 0px` },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [page, leaves]);
}

/**
 * Calls `then` when the end of the last leaf comes near, from when somebody has begun to scroll: the first screen does not wait for
 * what may never be read. @param last its id; null: nothing is looked at
 */
export function useLeafEnd(page: RefObject<HTMLElement | null>, last: string | null, then: () => void): void {
  const hasScrolled = useHasScrolled();
  const near = useEffectEvent(then);
  useEffect(() => {
    // Not the last element, which may be notes that stand in the margin, or nowhere.
    const end = page.current?.lastElementChild?.querySelector('[data-leaf-end]');
    if (!end || !hasScrolled || last === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${AHEAD * 100}% 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [page, last, hasScrolled]);
}

/** In a window that has room for the whole page, nothing is scrolled by whoever tries to; 'j' goes on to the next verse. */
const TRIES = ['scroll', 'wheel', 'touchmove', 'keydown'];
const KEYS_THAT_SCROLL = new Set(['ArrowDown', 'PageDown', 'End', ' ', 'j']);

function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (hasScrolled) return;
    const note = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || KEYS_THAT_SCROLL.has(event.key)) setScrolled(true);
    };
    for (const type of TRIES) window.addEventListener(type, note, { passive: true });
    return () => {
      for (const type of TRIES) window.removeEventListener(type, note);
    };
  }, [hasScrolled]);
  return hasScrolled;
}
