import { useEffect, useLayoutEffect } from 'react';

const siteName = 'Lampstand';

/** Names the tab 'title · Lampstand'. A page that knows better than its route (a chapter's name) calls it itself. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = inFull(title);
  }, [title]);
}

/**
 * A route's own title. It is named before what its page says (effects of a page run before those around it), so that a page
 * whose data is there already keeps the last word.
 */
export function useRouteTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = inFull(title);
  }, [title]);
}

function inFull(title: string): string {
  return title === '' ? siteName : `${title} · ${siteName}`;
}
