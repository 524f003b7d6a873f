import { type PlaceOfFocus, placeOf } from './place-of-focus.ts';
import { notePressed } from './pressed-control.ts';
import { keepFocusSeen } from './seen-focus.ts';
import { showFocusByKeys } from './shown-focus.ts';

/**
 * Gives the focus a place when the control that has it goes away or is disabled for a moment, as the button of a row that
 * is removed: the browser drops it then, and whoever uses a screen reader or the keyboard is nowhere. Dialogs see to
 * themselves (use-return-focus.ts), and so does a change of page (arrival-focus.tsx). Where the focus is seen is said by shown-focus.ts, and that it
 * stays in view by seen-focus.ts.
 * @returns ends it
 */
export function keepFocus(): () => void {
  let kept: { control: HTMLElement; place: PlaceOfFocus; path: string } | null = null;

  function remember({ target }: { target: EventTarget | null }): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    kept = { control: target, place: placeOf(target), path: location.pathname };
  }

  /** Whoever leaves a control, by a click beside it, has left it; a control that goes away is gone a moment later. */
  function forgetWhenLeft(): void {
    queueMicrotask(() => {
      if (kept?.control.isConnected && !kept.control.matches(':disabled') && document.hasFocus()) {
        if (document.activeElement === document.body) kept = null;
      }
    });
  }

  /**
   * Another control gets the focus next, and nothing has it until then. What goes away with it, as a tooltip does, may be gone in
   * between (in Firefox it is): the focus went back there, and the keyboard got no further.
   */
  function forgetWhenGoingOn({ relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null) kept = null;
  }

  function restore(): void {
    // Whoever has gone on to the browser's own bars is not fetched back.
    if (kept === null || document.activeElement !== document.body || !document.hasFocus()) return;
    const { control, place, path } = kept;
    if (control.isConnected) {
      // A button that waits for the server is enabled again.
      if (!control.matches(':disabled')) control.focus({ preventScroll: true });
      return;
    }
    const found = path === location.pathname ? place() : null;
    if (found === 'awaited') return;
    kept = null;
    found?.focus({ preventScroll: true });
  }

  /** Who presses elsewhere meanwhile does not want it back. */
  function forgetWhenPressed(): void {
    if (document.activeElement === document.body) kept = null;
  }

  // Who was quicker than this script has the focus somewhere already.
  remember({ target: document.activeElement });
  const changes = new MutationObserver(restore);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  // Before any other listener: what changes the page in answer to it is noticed as soon as that one has ended.
  window.addEventListener('focusout', forgetWhenGoingOn, { capture: true });
  // What went away while another window had the focus.
  window.addEventListener('focus', restore);
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forgetWhenLeft);
  document.addEventListener('pointerdown', forgetWhenPressed);
  document.addEventListener('click', notePressed, { capture: true });
  const endShowing = showFocusByKeys();
  const endFollowing = keepFocusSeen();
  return () => {
    endShowing();
    endFollowing();
    changes.disconnect();
    window.removeEventListener('focusout', forgetWhenGoingOn, { capture: true });
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forgetWhenLeft);
    document.removeEventListener('pointerdown', forgetWhenPressed);
    document.removeEventListener('click', notePressed, { capture: true });
  };
}
