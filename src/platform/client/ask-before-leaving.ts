/** What is used of a window, so that a test can play one. */
export interface LeavingWindow {
  addEventListener: (type: 'beforeunload', listener: (event: { preventDefault: () => void }) => void) => void;
  removeEventListener: (
    type: 'beforeunload',
    listener: (event: { preventDefault: () => void }) => void,
  ) => void;
}

/**
 * While it is set, the browser asks before the page is closed, reloaded or left for another one. Otherwise nothing listens: some
 * browsers keep no page for Back that does.
 */
export function askBeforeLeaving(win: LeavingWindow) {
  let isSet = false;
  const ask = (event: { preventDefault: () => void }) => event.preventDefault();
  return {
    set(asks: boolean): void {
      if (asks === isSet) return;
      isSet = asks;
      if (asks) win.addEventListener('beforeunload', ask);
      else win.removeEventListener('beforeunload', ask);
    },
  };
}
