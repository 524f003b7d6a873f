import { type FocusEvent, useRef } from 'react';
import { mainContentId } from './main-content.tsx';
import { type PlaceOfFocus, placeOf } from './place-of-focus.ts';
import { controlAt, openerOfMenu } from './pressed-control.ts';

/** From where a modal was opened. */
interface Opener {
  control: Element | null;
  /** What is at its place when it has gone. */
  place: PlaceOfFocus;
  /** Of the modal that it was opened from, or that has given way to it. */
  earlier: Opener | undefined;
}

/** Those of the modals that are open, the latest last. */
const openers: Opener[] = [];

/**
 * For the content of a modal that no Radix trigger opened; Radix would lose the focus when it closes.
 * `{...useReturnFocus()}` gives the focus back to what had it before, or to the button of the menu that it was in; to what
 * is at its place when that is gone, as the row that was deleted; where it was in a modal that has gone, to what had the focus before
 * that one; or to the content of the page.
 */
export function useReturnFocus() {
  const opener = useRef<Opener | null>(null);
  const openedFrom = (focused: Element | null) => {
    const chosen = controlAt(focused);
    const control = openerOfMenu(chosen) ?? chosen;
    const isInModal = control === null || control.closest('[role="dialog"], [role="alertdialog"]') !== null;
    forget();
    opener.current = {
      control,
      place: control === null ? () => null : placeOf(control),
      earlier: isInModal ? openers.at(-1) : undefined,
    };
    openers.push(opener.current);
  };
  const forget = () => {
    if (opener.current !== null) openers.splice(openers.indexOf(opener.current), 1);
    opener.current = null;
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
      const from = opener.current;
      forget();
      if (!givesBack(from)) takesFocus(document.getElementById(mainContentId));
    },
  };
}

/** Whether the focus is there again, or will be once the page stands. */
function givesBack(opener: Opener | null | undefined): boolean {
  if (!opener) return false;
  if (takesFocus(opener.control)) return true;
  const there = opener.place();
  return there === 'awaited' || takesFocus(there) || givesBack(opener.earlier);
}

/** Gives it the focus. False where it has gone, or takes none: it is hidden or disabled for now. */
function takesFocus(target: Element | null): boolean {
  if (!(target instanceof HTMLElement) || target === document.body) return false;
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}
