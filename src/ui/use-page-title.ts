import { useEffect } from 'react';

const siteName = 'Lampstand';

/** Names the tab 'title · Lampstand'. A page that knows better than its route (a chapter's name) calls it itself. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title === '' ? siteName : `${title} · ${siteName}`;
  }, [title]);
}
