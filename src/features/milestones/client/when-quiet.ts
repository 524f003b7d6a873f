import { currentToasts, onToastsChanged } from '#ui/toast-store.ts';

/** No toast is shown, no dialog and no gift is open, and it is not the still moment of a day. */
function isQuiet(): boolean {
  return (
    currentToasts().every(({ open }) => !open) &&
    // Not by whether the page can be scrolled: between two dialogs, one over the other, it can for a moment.
    document.querySelector('[role="dialog"], [role="alertdialog"]') === null &&
    !document.documentElement.hasAttribute('data-still')
  );
}

/** Calls once it is quiet: at once, or as soon as what is there has gone. */
export function whenQuiet(call: () => void): void {
  if (isQuiet()) {
    call();
    return;
  }
  const check = () => {
    if (!isQuiet()) return;
    stop();
    watched.disconnect();
    call();
  };
  const stop = onToastsChanged(check);
  const watched = new MutationObserver(check);
  // What lies over the page is a child of the body's.
  watched.observe(document.body, { childList: true });
  watched.observe(document.documentElement, { attributes: true, attributeFilter: ['data-still'] });
}
