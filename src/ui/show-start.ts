/** The part of the window that is seen: an on-screen keyboard covers the rest. Pixels. */
interface Sight {
  top: number;
  height: number;
}

/**
 * Whether what begins at `start` is seen to begin: below what sticks to the top (`covered` pixels), and not only at the lower
 * edge.
 */
export function startsInSight(start: number, covered: number, sight: Sight): boolean {
  return start >= sight.top + covered && start <= sight.top + covered + (sight.height - covered) / 2;
}

/**
 * Scrolls so that the start of `element` is seen, by as much as its `scroll-margin-top` says below the top. With `from`, that
 * element comes to the top instead (a search above its results). Does nothing when the start is seen already.
 */
export function showStart(element: Element, from: Element = element): void {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  const covered = Number.parseFloat(getComputedStyle(from).scrollMarginTop) || 0;
  const { top } = element.getBoundingClientRect();
  if (startsInSight(top, covered, { top: offsetTop, height })) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  from.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
}
