import { useRef } from 'react';
import { mainContentId } from './main-content.tsx';

/**
 * For the content of a modal that no Radix trigger opened; Radix would lose the focus when it closes.
 * `{...useReturnFocus()}` gives the focus back to what had it before, or to the content of the page when that is
 * gone.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const before = opener.current;
      const target =
        before instanceof HTMLElement && before.isConnected && before !== document.body
          ? before
          : document.getElementById(mainContentId);
      target?.focus({ preventScroll: true });
    },
  };
}
