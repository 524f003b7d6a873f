import { type RefObject, useLayoutEffect, useRef } from 'react';
import { cardPlace, GAP } from '../card-place.rules.ts';

/** Marks a part of the home screen as what steps of the tutorial point at: `data-tutorial="chests"`. */
const targetAttribute = 'data-tutorial';

/**
 * A ring around the part of the screen that a step is about, with the rest of the screen in the dark. It brings that part into
 * view, follows it, and moves the card out of its way.
 */
export function TutorialRing({ target, card }: { target: string; card: RefObject<HTMLElement | null> }) {
  const ring = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = document.querySelector(`[${targetAttribute}="${target}"]`);
    const frame = card.current?.parentElement;
    if (element === null || !frame) return;
    const scrolledTo = window.scrollY;
    element.scrollIntoView({ block: 'nearest' });
    const follow = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      if (ring.current) {
        const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
        Object.assign(ring.current.style, place);
      }
      if (card.current) {
        const { offsetWidth, offsetHeight } = card.current;
        frame.dataset.card = cardPlace(
          { left, top, width, height },
          { width: offsetWidth, height: offsetHeight },
          { width: innerWidth, height: innerHeight },
        );
      }
    };
    follow();
    // On a small screen even a card at the lower end may cover what stands above.
    const covered =
      element.getBoundingClientRect().bottom + GAP - (card.current?.getBoundingClientRect().top ?? 0);
    if (frame.dataset.card === 'bottom' && covered > 0)
      window.scrollBy({ top: covered, behavior: 'instant' });
    // Also when the letters become larger or the page under the tutorial is still being filled.
    const sizes = new ResizeObserver(follow);
    for (const observed of [element, document.body, frame]) sizes.observe(observed);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
      delete frame.dataset.card;
      window.scrollTo({ top: scrolledTo, behavior: 'instant' });
    };
  }, [target, card]);

  return <div ref={ring} aria-hidden="true" data-tutorial-ring={target} className="tutorial-target" />;
}
