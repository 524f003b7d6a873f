import type { Place } from '#contract/screen-table.ts';
import type { AppShape } from '#platform/client/client-feature.ts';
import { pageOf } from '#platform/client/loadable-page.ts';

/** Fetches a screen's chunk when a pointer or the focus comes to a link that leads there. */
export function preloadOnIntent(shape: AppShape): void {
  const preloadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    // Links to '/' that a visitor sees lead to the landing, which is there.
    void preloadPlace(shape, shape.table.placeAt(link.pathname + link.search, 'signed-in'));
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, preloadTarget, { passive: true });
  }
}

/**
 * Fetches the chunks of what is at a place: the screen, its tab and the tabs' icons. Resolves when they are there or cannot be had: a
 * failure is left to the visit itself.
 */
export async function preloadPlace({ tabIcons }: AppShape, place: Place | null): Promise<void> {
  if (place === null) return;
  const { screen, tab } = place;
  await Promise.all([
    pageOf(screen).preload(),
    tab && pageOf(tab).preload(),
    screen.hasTabs && tabIcons.load(),
  ]).catch(() => undefined);
}
