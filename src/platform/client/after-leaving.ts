/** A page that has not come by then is on its way no more, or this one is looked at again. Milliseconds. */
const LEAVING_MS = 10_000;

const NEVER = Number.NEGATIVE_INFINITY;
let leftAt = NEVER;

/** From now on it is known when this page is about to give way to another one. */
export function noteLeaving(win: Pick<EventTarget, 'addEventListener'> = window): void {
  win.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  // Back from another page, a browser may show this one as it stood.
  win.addEventListener('pageshow', (event) => {
    // A first load may end while the page is being left already.
    if ((event as PageTransitionEvent).persisted) leftAt = NEVER;
  });
}

/**
 * Passes at once, but while this page is being left. Firefox gives up whatever a page has asked for as soon as another page is
 * wanted, and shows the old one until that comes: what fails then says nothing of the connection, and is told only to who stays.
 */
export async function afterLeaving(): Promise<void> {
  const left = leftAt + LEAVING_MS - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
