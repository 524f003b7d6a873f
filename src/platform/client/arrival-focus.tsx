import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { mainContentId } from '#ui/main-content.tsx';

let lastPath: string | null = null;
let wentBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBack = true;
  });
  // wouter dispatches this event when it navigates.
  window.addEventListener('pushState', () => {
    wentBack = false;
  });
}

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
 * none), so that keyboards and screen readers start there. Scrolls to what the address names behind its `#`, else to the
 * top, unless the visitor went back. Does nothing on the first page.
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
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    // If the page has moved the focus itself (to its first field), the focus stays there.
    if (target === null || target === undefined || main?.contains(document.activeElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [path]);
  return null;
}

function scrollToArrival(): void {
  const named = window.location.hash === '' ? null : document.getElementById(window.location.hash.slice(1));
  if (named) named.scrollIntoView();
  else window.scrollTo(0, 0);
}
