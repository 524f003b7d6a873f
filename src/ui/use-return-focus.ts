import { type FocusEvent, useRef } from 'react';
import { mainContentId } from './main-content.tsx';
import { type PlaceOfFocus, placeOf } from './place-of-focus.ts';
import { controlAt } from './pressed-control.ts';

/**
 * For the content of a modal that no Radix trigger opened; Radix would lose the focus when it closes.
 * `{...useReturnFocus()}` gives the focus back to what had it before, to what is at its place when that is gone, as the row
 * that was deleted, or to the content of the page.
 */
export function useReturnFocus() {
  const opener = useRef<{ control: Element | null; place: PlaceOfFocus } | null>(null);
  const openedFrom = (focused: Element | null) => {
    const control = controlAt(focused);
    opener.current = { control, place: control === null ? () => null : placeOf(control) };
  };
  return {
    // A field with `autoFocus` takes the focus before Radix says that the modal opens: only this event knows from where.
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (opener.current === null) openedFrom(relatedTarget instanceof Element ? relatedTarget : null);
    },
    onOpenAutoFocus: ({ target }: Event) => {
      const focused = document.activeElement;
      if (!(target instanceof Node && target.contains(focused))) openedFrom(focused);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { control = null, place } = opener.current ?? {};
      opener.current = null;
      const isThere = control instanceof HTMLElement && control.isConnected && control !== document.body;
      const target = isThere ? control : (place?.() ?? document.getElementById(mainContentId));
      if (target !== 'awaited') target?.focus({ preventScroll: true });
    },
  };
}
