import { type FocusEvent, useRef } from 'react';
import { mainContentId } from './main-content.tsx';

/**
 * For the content of a modal that no Radix trigger opened; Radix would lose the focus when it closes.
 * `{...useReturnFocus()}` gives the focus back to what had it before, or to the content of the page when that is
 * gone.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    // A field with `autoFocus` takes the focus before Radix says that the modal opens: only this event knows from where.
    onFocus: ({ relatedTarget }: FocusEvent) => {
      opener.current ??= relatedTarget;
    },
    onOpenAutoFocus: ({ target }: Event) => {
      const focused = document.activeElement;
      if (!(target instanceof Node && target.contains(focused))) opener.current = focused;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const before = opener.current;
      opener.current = null;
      const target =
        before instanceof HTMLElement && before.isConnected && before !== document.body
          ? before
          : document.getElementById(mainContentId);
      target?.focus({ preventScroll: true });
    },
  };
}
