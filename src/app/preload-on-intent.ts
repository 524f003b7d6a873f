import type { Place, ScreenTable } from '#contract/screen-table.ts';
import { pageOf } from '#platform/client/loadable-page.ts';

/** Fetches a screen's chunk when a pointer or the focus comes to a link that leads there. */
export function preloadOnIntent(table: ScreenTable): void {
  const preloadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    // Links to '/' that a visitor sees lead to the landing, which is there.
    void preloadPlace(table.placeAt(link.pathname + link.search, 'signed-in'));
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, preloadTarget, { passive: true });
  }
}

/**
 * Fetches the chunks of what is at a place: the screen and its tab. Resolves when they are there or cannot be had: a
 * failure is left to the visit itself.
 */
export async function preloadPlace(place: Place | null): Promise<void> {
  const loadables = place === null ? [] : [place.screen, ...(place.tab ? [place.tab] : [])];
  await Promise.all(loadables.map((loadable) => pageOf(loadable).preload())).catch(() => undefined);
}
