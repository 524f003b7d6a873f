/** In a browser that does not say when scrolling has ended (Safari before 26.2), it has when nothing moved for so long. Milliseconds. */
const STILL_MS = 150;

/** Calls `then` whenever the page, or a part of it, has been scrolled. @returns ends it */
export function onScrollEnd(then: () => void): () => void {
  let still: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(still);
    still = setTimeout(then, STILL_MS);
  };
  const isTold = 'onscrollend' in window;
  const [type, listener] = isTold ? ['scrollend', then] : ['scroll', moved];
  const listening = { capture: true, passive: true };
  window.addEventListener(type, listener, listening);
  return () => {
    clearTimeout(still);
    window.removeEventListener(type, listener, listening);
  };
}
