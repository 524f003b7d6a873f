/**
 * For the `ref` of a foot, which stands at the lower edge of the window while the page scrolls. Whatever comes into view by Tab or by the
 * program then comes to stand above it (dock.css), however high the foot is: a field in it grows, and so do letters.
 * @param name which room it takes: that of all controls, or that of verses
 */
function roomFor(name: '--room-below' | '--room-below-verse', room: (height: number) => string) {
  return (foot: HTMLElement | null) => {
    if (foot === null) return undefined;
    const root = document.documentElement;
    // What is in the foot is in view already: it scrolls nothing.
    foot.style.setProperty(name, '0px');
    const observer = new ResizeObserver(() => {
      // In a low window, or where there is room beside the page, it goes with the page.
      if (getComputedStyle(foot).position === 'sticky') root.style.setProperty(name, room(foot.offsetHeight));
      else root.style.removeProperty(name);
    });
    observer.observe(foot);
    return () => {
      observer.disconnect();
      root.style.removeProperty(name);
    };
  };
}

/** Never more than half of the window: above a higher foot nothing could be brought into view at all. */
export const roomForFoot = roomFor('--room-below', (height) => `min(${height + 8}px, 55dvh)`);

/** The bar of chosen verses stands above the places of home. */
export const roomForVerseBar = roomFor(
  '--room-below-verse',
  (height) => `min(calc(var(--dock) + ${height + 28}px), 70dvh)`,
);
