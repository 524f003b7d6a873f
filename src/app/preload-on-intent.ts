import { home, routes } from './routes.ts';

/** Fetches a screen's chunk when a pointer or the focus comes to a link that leads there. */
export function preloadOnIntent(): void {
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, preloadTarget, { passive: true });
  }
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin) return;
  void preloadPath(link.pathname);
}

/**
 * Fetches the chunk behind `path`, told by the fixed beginning of its route. Resolves when it is there or cannot be had: a
 * failure is left to the visit itself.
 */
export async function preloadPath(path: string): Promise<void> {
  const page = path === '/' ? home : routes.find((route) => leadsTo(route.path, path))?.page;
  await page?.preload().catch(() => undefined);
}

function leadsTo(pattern: string, path: string): boolean {
  const [fixed = ''] = pattern.split('/:');
  return path === pattern || (fixed !== pattern && path.startsWith(`${fixed}/`));
}
