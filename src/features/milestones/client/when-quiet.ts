import { currentToasts, onToastsChanged } from '#ui/toast-store.ts';

/** No toast is shown, no dialog and no gift is open, and it is not the still moment of a day. */
function isQuiet(): boolean {
  return (
    currentToasts().every(({ open }) => !open) &&
    !document.body.hasAttribute('data-scroll-locked') &&
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
  watched.observe(document.body, { attributes: true, attributeFilter: ['data-scroll-locked'] });
  watched.observe(document.documentElement, { attributes: true, attributeFilter: ['data-still'] });
}
