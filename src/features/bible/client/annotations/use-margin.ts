import { type RefObject, useEffect } from 'react';
import { marginPlaces } from './margin-places.rules.ts';

/** Between two that stand in the margin, in px. */
const GAP = 12;

/**
 * Puts what has `data-beside` (a verse's number) beside its verse, in the margin of a wide window. Runs when `changed` does, and when
 * the page or one of them takes another size.
 * @param leaf the element around a chapter's text and margin
 * @param hasBar whether the bar of the page is about verses of this chapter
 */
export function useMargin(leaf: RefObject<HTMLElement | null>, hasBar: boolean, changed: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there has changed
  useEffect(() => {
    const element = leaf.current;
    const page = element?.closest<HTMLElement>('.chapter-page');
    if (!element || !page) return;
    const beside = [...element.querySelectorAll<HTMLElement>('[data-beside]')];
    if (hasBar) beside.push(...page.querySelectorAll<HTMLElement>('[data-verse-bar][data-beside]'));
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
      const below = top - page!.getBoundingClientRect().top;
      for (const [i, { one }] of items.entries()) {
        // The bar counts from the head of the page, the others from their chapter's.
        const from = element!.contains(one) ? 0 : below;
        one.style.setProperty('--beside-top', `${tops[i]! + from}px`);
      }
    }
    const observer = new ResizeObserver(place);
    for (const one of [page, text, ...beside]) observer.observe(one);
    return () => observer.disconnect();
  }, [leaf, hasBar, changed]);
}
