import { pageEntry } from './page-entry.ts';

/** What is used of a window, so that a test can play one. */
export interface BackWindow {
  history: Pick<History, 'state' | 'pushState' | 'go'>;
  location: Pick<Location, 'href'>;
  scrollY: number;
  scrollTo: (options: ScrollToOptions) => void;
  addEventListener: (type: 'popstate' | 'pushState' | 'replaceState', listener: () => void) => void;
  setTimeout: (run: () => void) => unknown;
  requestAnimationFrame: (run: () => void) => unknown;
}

type Navigate<Options> = (to: string, options?: Options) => void;

/**
 * Lets the browser's Back close what lies over a page (a dialog, a menu, the bar of a verse) before it leaves the page. An open
 * layer has an entry of the history, at the address of the page:
 *
 * - Back closes the topmost layer. One that stays open (its save is on its way) gets an entry again.
 * - A layer that is closed otherwise leaves its entry to the next one. Back and Forward pass over what is left, so that nobody
 *   presses in vain. It is not taken away at once: a step back takes the browser some time, in which a link may be followed.
 * - A link leads from the page: the new address takes the place of a layer's entry.
 */
export function createBackLayers(win: BackWindow) {
  const layers: { close: () => void }[] = [];
  const entry = () => pageEntry(win.history);
  const entries = () => entry().layers ?? 0;
  const here = () => ({ page: entry().openedAt ?? win.location.href, entries: entries() });
  let before = here();
  let isPlanned = false;

  /** Sees to it that each open layer has an entry. */
  function adapt(): void {
    for (let count = entries() + 1; count <= layers.length; count += 1) {
      win.history.pushState({ ...entry(), layers: count }, '');
    }
    before = here();
  }

  /** After everything that closes or opens in the same moment: a dialog that gives way to another leaves it the entry. */
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      adapt();
    });
  }

  /** The page was perhaps scrolled under its layer, and the browser would go back to where it was before. */
  function keepScroll(): void {
    const top = win.scrollY;
    win.requestAnimationFrame(() => {
      if (win.scrollY !== top) win.scrollTo({ top, behavior: 'instant' });
    });
  }

  win.addEventListener('popstate', () => {
    const now = here();
    const steps = now.entries - before.entries;
    const isSamePage = now.page === before.page;
    before = now;
    if (!isSamePage || steps === 0) return;
    if (layers.length === 0) {
      // To where this step was meant to lead: before the page, or beyond what is left of its layers.
      win.history.go(steps < 0 ? -1 - entries() : 1);
    } else if (steps < 0) {
      keepScroll();
      for (const { close } of layers.slice(steps).reverse()) close();
    }
    // When React has rendered what was closed.
    win.setTimeout(adapt);
  });
  // The router dispatches these when it navigates. A layer that stays open over the new page gets an entry there.
  for (const type of ['pushState', 'replaceState'] as const)
    win.addEventListener(type, () => {
      before = here();
      win.setTimeout(adapt);
    });

  return {
    /** From now on Back calls `close`; the returned function says that the layer is closed. */
    open(close: () => void): () => void {
      const layer = { close };
      layers.push(layer);
      plan();
      return () => void layers.splice(layers.indexOf(layer), 1);
    },
    /** For the router: every navigation of the app goes through it. */
    aroundNavigation<Options extends { replace?: boolean }>(
      navigate: Navigate<Options>,
      to: string,
      options?: Options,
    ): void {
      navigate(to, entries() > 0 ? ({ ...options, replace: true } as Options) : options);
    },
  };
}
