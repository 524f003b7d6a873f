/** On `<html>` while a foot stands there: the places of home below it are one row of icons then (dock.css). */
const STANDS = 'data-foot';

/** What stands below a foot and is higher than this has room for a toast. Pixels. */
const TOAST_FITS = 160;

/**
 * For the `ref` of a foot, which stands at the lower edge of the window while the page scrolls. Whatever comes into view by Tab or by the
 * program then comes to stand above it (dock.css), however high the foot is: a field in it grows, and so do letters.
 * @param name which room it takes: that of all controls, or that of verses
 */
function roomFor(
  name: '--room-below' | '--room-below-verse',
  room: (height: number, edge: number) => string,
) {
  return (foot: HTMLElement | null) => {
    if (foot === null) return undefined;
    const root = document.documentElement;
    // In a low window, or where there is room beside the page, it goes with the page.
    const isStanding = () => getComputedStyle(foot).position === 'sticky';
    // Before the page is painted with the places of home in two rows.
    root.toggleAttribute(STANDS, isStanding());
    const observer = new ResizeObserver(() => {
      const stands = isStanding();
      root.toggleAttribute(STANDS, stands);
      if (stands) {
        root.style.setProperty(name, room(foot.offsetHeight, edgeBelow(foot)));
        // What is in it is in view already: it scrolls nothing.
        foot.style.setProperty(name, '0px');
      } else {
        root.style.removeProperty(name);
        foot.style.removeProperty(name);
      }
    });
    observer.observe(foot);
    // The page grows, and the foot goes down with its end.
    if (foot.parentElement) observer.observe(foot.parentElement);
    return () => {
      observer.disconnect();
      root.removeAttribute(STANDS);
      root.style.removeProperty(name);
    };
  };
}

/**
 * How far above the lower edge of the window it comes to stand at the end of its page: on a sheet that ends there, with the wallpaper
 * below. Nothing where so much stands below that the page goes on.
 */
function edgeBelow(foot: HTMLElement): number {
  foot.style.position = 'static';
  const end = foot.getBoundingClientRect().bottom + window.scrollY;
  foot.style.position = '';
  const edge = document.documentElement.scrollHeight - end;
  return edge > 0 && edge < TOAST_FITS ? edge : 0;
}

/** Never more than half of the window: above a higher foot nothing could be brought into view at all. */
export const roomForFoot = roomFor('--room-below', (height, edge) => `min(${height + edge + 8}px, 55dvh)`);

/** The bar of chosen verses stands above the places of home. */
export const roomForVerseBar = roomFor(
  '--room-below-verse',
  (height) => `min(calc(var(--dock) + ${height + 28}px), 70dvh)`,
);
