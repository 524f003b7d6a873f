import { type Place, showsTabs } from '#contract/screen-table.ts';
import type { AppShape } from '#platform/client/client-feature.ts';
import { pageOf } from '#platform/client/loadable-page.ts';

/** Fetches the script of a screen when the pointer or the focus reaches a link to that screen. */
export function preloadOnIntent(shape: AppShape): void {
  const preloadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    // For a visitor, a link to '/' leads to the landing, which is loaded already.
    void preloadPlace(shape, shape.table.placeAt(link.pathname + link.search, 'signed-in'));
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, preloadTarget, { passive: true });
  }
}

/**
 * Fetches the scripts of the screen and the tab at a place. Resolves when they are loaded or have failed to load: the
 * visit itself loads them again and handles the failure.
 */
export async function preloadPlace({ tabIcons }: AppShape, place: Place | null): Promise<void> {
  if (place === null) return;
  const { screen, tab } = place;
  await Promise.all([
    pageOf(screen).preload(),
    tab && pageOf(tab).preload(),
    showsTabs(screen) && tabIcons.load(),
  ]).catch(() => undefined);
}
