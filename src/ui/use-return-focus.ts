import { type FocusEvent, useRef } from 'react';
import { mainContentId } from './main-content.tsx';
import { type PlaceOfFocus, placeOf } from './place-of-focus.ts';
import { controlAt, openerOfMenu } from './pressed-control.ts';

/**
 * For the content of a modal that no Radix trigger opened; Radix would lose the focus when it closes.
 * `{...useReturnFocus()}` gives the focus back to what had it before, or to the button of the menu that it was in; to what
 * is at its place when that is gone, as the row that was deleted; or to the content of the page.
 */
export function useReturnFocus() {
  const opener = useRef<{ control: Element | null; place: PlaceOfFocus } | null>(null);
  const openedFrom = (focused: Element | null) => {
    const chosen = controlAt(focused);
    const control = openerOfMenu(chosen) ?? chosen;
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
      if (takesFocus(control)) return;
      const there = place?.() ?? null;
      if (there !== 'awaited' && !takesFocus(there)) takesFocus(document.getElementById(mainContentId));
    },
  };
}

/** Gives it the focus. False where it has gone, or takes none: it is hidden or disabled for now. */
function takesFocus(target: Element | null): boolean {
  if (!(target instanceof HTMLElement) || target === document.body) return false;
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}
