import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { mainContentId } from '#ui/main-content.tsx';
import { navigateFromPage } from '#ui/use-closed-by-back.ts';

let lastPath: string | null = null;
let wentBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBack = true;
  });
}

/**
 * For the router (`aroundNav`): `navigateFromPage`, and from then on the visitor has not gone back. That the browser has a new entry does
 * not say it: under an open layer a link takes the place of the layer's. What only gives the page another address changes nothing.
 */
export const navigateByLink: typeof navigateFromPage = (navigate, to, options) => {
  if (options?.replace !== true) wentBack = false;
  navigateFromPage(navigate, to, options);
};

/** Whether the visitor came to the present address by the browser's Back or Forward, and not by a link. */
export function hasGoneBack(): boolean {
  return wentBack;
}

/**
 * Gives the page that is shown another address, in the same entry of the history: nothing is scrolled, and the focus stays.
 * @param state of the entry
 */
export function renameAddress(
  navigate: (path: string, options: { replace: true; state: unknown }) => void,
  path: string,
  state: unknown,
): void {
  lastPath = path;
  navigate(path, { replace: true, state });
}

/**
 * After a change of page, when its content is there, moves the focus to the heading (or to `<main>` when there is
 * none), so that keyboards and screen readers start there; a screen that still waits for what it shows gets it once it stands. Scrolls
 * to what the address names behind its `#`, else to the top, unless the visitor went back. Does nothing on the first page.
 */
export function ArrivalFocus() {
  const [path] = useLocation();
  useEffect(() => {
    const first = lastPath === null;
    const moved = lastPath !== path;
    lastPath = path;
    if (first || !moved) return;
    if (!wentBack) scrollToArrival();
    const main = document.getElementById(mainContentId);
    if (main !== null) return focusArrival(main);
    const standing = new MutationObserver(() => {
      const late = document.getElementById(mainContentId);
      if (late === null) return;
      standing.disconnect();
      // Whoever has gone on to something beside the page meanwhile stays there.
      if (document.activeElement === document.body) focusArrival(late);
    });
    standing.observe(document.body, { childList: true, subtree: true });
    return () => standing.disconnect();
  }, [path]);
  return null;
}

function focusArrival(main: HTMLElement): void {
  // If the page has moved the focus itself (to its first field), the focus stays there.
  if (main.contains(document.activeElement)) return;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function scrollToArrival(): void {
  const named = window.location.hash === '' ? null : document.getElementById(window.location.hash.slice(1));
  if (named) named.scrollIntoView();
  else window.scrollTo(0, 0);
}
