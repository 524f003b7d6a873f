import { useEffectEvent, useLayoutEffect } from 'react';
import { createBackLayers } from './back-layers.ts';

/** One for the window; a server has none. */
const backLayers = typeof window === 'undefined' ? null : createBackLayers(window);

/** What lies over a page uses this: while `isOpen`, the browser's Back calls `close` instead of leaving the page. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => (isOpen ? backLayers?.open(() => closeNow()) : undefined), [isOpen]);
}

/** How the router navigates: a link in a dialog leads from the page below it. */
export function navigateFromPage<Options extends { replace?: boolean }>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
): void {
  if (backLayers === null) navigate(to, options);
  else backLayers.aroundNavigation(navigate, to, options);
}
