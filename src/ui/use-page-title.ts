import { useEffect, useLayoutEffect } from 'react';
import { isolated } from './isolated.ts';

const siteName = 'Lampstand';

/**
 * Sets the title of the tab: 'title · Lampstand'. A page calls it itself when it has a better title than its route
 * (the name of a chapter).
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = inFull(title);
  }, [title]);
}

/**
 * The title of a route. It is a layout effect, so that it runs before the effects of the page: otherwise it would
 * overwrite the title of a page whose data is there already.
 */
export function useRouteTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = inFull(title);
  }, [title]);
}

/** Also of people's words, which are set apart where they are written from right to left. */
export function inFull(title: string): string {
  return title === '' ? siteName : `${isolated(title)} · ${siteName}`;
}
