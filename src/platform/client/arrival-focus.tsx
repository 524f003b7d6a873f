import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { mainContentId } from '#ui/main-content.tsx';

let lastPath: string | null = null;
let wentBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBack = true;
  });
  // wouter tells of its own navigations by this event.
  window.addEventListener('pushState', () => {
    wentBack = false;
  });
}

/**
 * After a change of page, once its content is there: moves the focus to the heading (else to `<main>`), so that
 * keyboards and screen readers start there, and scrolls up, unless the visitor went back. Nothing on the first page.
 */
export function ArrivalFocus() {
  const [path] = useLocation();
  useEffect(() => {
    const first = lastPath === null;
    const moved = lastPath !== path;
    lastPath = path;
    if (first || !moved) return;
    if (!wentBack) window.scrollTo(0, 0);
    const main = document.getElementById(mainContentId);
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    // A page that focused something of its own (its first field) keeps it.
    if (target === null || target === undefined || main?.contains(document.activeElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [path]);
  return null;
}
