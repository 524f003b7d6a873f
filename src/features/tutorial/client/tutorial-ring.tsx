import { type RefObject, useLayoutEffect, useRef } from 'react';
import { cardPlace, GAP } from '../card-place.rules.ts';

/** Marks a part of the home screen as what steps of the tutorial point at: `data-tutorial="chests"`. */
const targetAttribute = 'data-tutorial';

/** What stays free between the card and the window's edge, in pixels. */
const CARD_MARGIN = 12;

/**
 * A ring around the part of the screen that a step is about, with the rest of the screen in the dark. It brings that part into
 * view, follows it, and moves the card out of its way.
 */
export function TutorialRing({ target, card }: { target: string; card: RefObject<HTMLElement | null> }) {
  const ring = useRef<HTMLDivElement>(null);
  const dark = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = document.querySelector(`[${targetAttribute}="${target}"]`);
    const moved = card.current;
    const frame = moved?.parentElement;
    if (element === null || !moved || !frame) return;
    const scrolledTo = window.scrollY;
    element.scrollIntoView({ block: 'nearest' });
    const follow = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      if (ring.current) {
        // A transform and not `left` and `top`: what is moved by a transform is no shift of the layout.
        const transform = `translate(${left}px, ${top}px)`;
        Object.assign(ring.current.style, { transform, width: `${width}px`, height: `${height}px` });
      }
      if (dark.current) {
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        const room = { width: innerWidth, height: innerHeight };
        dark.current.style.clipPath = aroundHole({ left, top, width, height }, room, rem);
      }
      const { offsetWidth, offsetHeight } = moved;
      const place = cardPlace(
        { left, top, width, height },
        { width: offsetWidth, height: offsetHeight },
        { width: innerWidth, height: innerHeight },
      );
      // The card stays in the middle of the layout and is moved from there, which is no shift of the layout either.
      const room = Math.max(0, (innerHeight - offsetHeight) / 2 - CARD_MARGIN);
      moved.style.translate = `0 ${{ middle: 0, top: -room, bottom: room }[place]}px`;
      return place;
    };
    const place = follow();
    // On a small screen even a card at the lower end may cover what stands above.
    const covered = element.getBoundingClientRect().bottom + GAP - moved.getBoundingClientRect().top;
    if (place === 'bottom' && covered > 0) window.scrollBy({ top: covered, behavior: 'instant' });
    // Also when the letters become larger or the page under the tutorial is still being filled.
    const sizes = new ResizeObserver(follow);
    for (const observed of [element, document.body, frame, moved]) sizes.observe(observed);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
      moved.style.translate = '';
      window.scrollTo({ top: scrolledTo, behavior: 'instant' });
    };
  }, [target, card]);

  return (
    <>
      <div ref={dark} aria-hidden="true" className="tutorial-dark" />
      <div ref={ring} aria-hidden="true" data-tutorial-ring={target} className="tutorial-target" />
    </>
  );
}

/**
 * The clip-path of a window (`room`, px) without the rounded hole that the ring encloses: `inset` and `border-radius` of
 * tutorial.css around the box of the target (px). The dark itself never moves; a shadow as wide as the window would be a new
 * place of the whole screen for the browser each time that the target moves by a pixel.
 */
function aroundHole(
  box: { left: number; top: number; width: number; height: number },
  room: { width: number; height: number },
  rem: number,
): string {
  const [out, radius] = [0.4 * rem, rem];
  const [left, top] = [box.left - out, box.top - out];
  const [across, down] = [box.width + 2 * (out - radius), box.height + 2 * (out - radius)];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const hole = [
    `M${left + radius} ${top}h${across}`,
    corner(radius, radius),
    `v${down}`,
    corner(-radius, radius),
    `h${-across}`,
    corner(-radius, -radius),
    `v${-down}`,
    `${corner(radius, -radius)}Z`,
  ].join('');
  return `path(evenodd, "M0 0H${room.width}V${room.height}H0Z${hole}")`;
}
