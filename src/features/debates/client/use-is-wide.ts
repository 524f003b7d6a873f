import { useSyncExternalStore } from 'react';

const query = '(width >= 64rem)';

/** Whether the window has room for the outline beside a claim: what is not shown is not fetched either. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
