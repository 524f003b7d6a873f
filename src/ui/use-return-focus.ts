import { useRef } from 'react';
import { mainContentId } from './main-content.tsx';

/**
 * For a modal's content that no Radix trigger opened, which Radix would let lose the focus: `{...useReturnFocus()}` gives it
 * back to what had it, or to the page's content when that is gone.
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
