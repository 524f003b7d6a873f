import { type RefObject, useEffect, useEffectEvent } from 'react';
import { onScrollEnd } from '#ui/on-scroll-end.ts';
import { pageEntry } from '#ui/page-entry.ts';
import { uppermostVerse } from '../keys/uppermost-verse.ts';

/** And at the end of scrolling: after a reload the browser has forgotten what was noted while the page was hidden. */
const MOMENTS = ['pointerdown', 'keydown'];

/**
 * Whoever comes back to a page on which they had read on, by Back or by reloading it, sees the verse that they saw: only their
 * chapter is there again, and the browser's own memory of how far they had scrolled counts from one that is not.
 * @param arrival another number for each time that somebody comes here by an address
 * @param hasReadOn whether other chapters stand above it
 */
export function useKeptSpot(arrival: number, text: RefObject<HTMLElement | null>, hasReadOn: boolean): void {
  const note = useEffectEvent(() => {
    const { history } = window;
    const state = pageEntry();
    // Only in an entry whose address has followed: one that a link has just made says where to be by its address. And once it is
    // ours it stays so, for as long as the entry is there.
    if (state.openedAt === undefined || (!hasReadOn && state.uppermost === undefined)) return;
    history.replaceState({ ...state, uppermost: uppermostVerse(text.current) }, '');
    history.scrollRestoration = 'manual';
  });
  const comeBack = useEffectEvent(() => {
    const { uppermost } = pageEntry();
    if (typeof uppermost !== 'number') return 0;
    // After the router has scrolled the new page to its top.
    return requestAnimationFrame(() =>
      text.current?.querySelector(`[data-verse="${uppermost}"]`)?.scrollIntoView(),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened is come to
  useEffect(() => {
    const frame = comeBack();
    const before = () => note();
    const listening = { capture: true, passive: true };
    for (const type of MOMENTS) window.addEventListener(type, before, listening);
    const endOfScrolling = onScrollEnd(before);
    return () => {
      cancelAnimationFrame(frame);
      // The entry of the page that comes now has taken it over.
      window.history.scrollRestoration = 'auto';
      for (const type of MOMENTS) window.removeEventListener(type, before, { capture: true });
      endOfScrolling();
    };
  }, [arrival]);
  // The end of a scrolling is told before the chapter is known in which it ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter is read now
  useEffect(() => note(), [text]);
}
