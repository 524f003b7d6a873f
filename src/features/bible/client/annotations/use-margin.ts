import { type RefObject, useEffect } from 'react';
import { marginPlaces } from './margin-places.rules.ts';

/** Between two that stand in the margin, in px. */
const GAP = 12;

/**
 * Puts what has `data-beside` (a verse's number) beside its verse, in the margin of a wide window. They are children of the same
 * positioned page as the text. Runs when `changed` does, and when the text or one of them takes another size.
 * @param page the element around text and margin
 */
export function useMargin(page: RefObject<HTMLElement | null>, changed: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there has changed
  useEffect(() => {
    const element = page.current;
    if (element === null) return;
    const beside = [...element.querySelectorAll<HTMLElement>('[data-beside]')];
    const text = element.querySelector('.chapter-text');
    if (beside.length === 0 || text === null) return;
    function place() {
      const top = element!.getBoundingClientRect().top;
      const items = beside
        .map((one) => {
          const verse = element!.querySelector(`[data-verse="${one.dataset['beside']}"]`);
          const wanted = (verse?.getBoundingClientRect().top ?? top) - top;
          return { one, wanted, height: one.offsetHeight };
        })
        .sort((a, b) => a.wanted - b.wanted);
      const tops = marginPlaces(items, GAP);
      for (const [i, { one }] of items.entries()) one.style.setProperty('--beside-top', `${tops[i]}px`);
    }
    const observer = new ResizeObserver(place);
    for (const one of [text, ...beside]) observer.observe(one);
    return () => observer.disconnect();
  }, [page, changed]);
}
