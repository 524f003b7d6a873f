const MARK = 'data-typing';
/** Longer than a touch takes from the loss of the focus to its click. */
export const CLICK_MS = 300;
const FIELDS = 'textarea, input:not([type="radio"], [type="checkbox"], [type="file"])';

/**
 * `<html>` has `data-typing` while a text field of the page has the focus, and until the press is over that takes it away: what steps
 * aside for the field in a low window (dock.css) comes back under the finger otherwise, and takes the click. A mouse takes the focus
 * as it goes down, a touch after its end.
 */
export function markTyping(): void {
  const page = document.documentElement;
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    const isTyping = document.activeElement?.matches(FIELDS) && document.activeElement.closest('main');
    if (isTyping) page.setAttribute(MARK, '');
    else if (!isPressed) timer = setTimeout(() => page.removeAttribute(MARK), CLICK_MS);
  };
  const press = (is: boolean) => () => {
    isPressed = is;
    follow();
  };
  const listening = { capture: true, passive: true };
  for (const name of ['focusin', 'focusout']) window.addEventListener(name, follow, listening);
  window.addEventListener('pointerdown', press(true), listening);
  // 'dragend': a drag takes the pointer, and its end is not told.
  for (const name of ['pointerup', 'pointercancel', 'dragend'])
    window.addEventListener(name, press(false), listening);
}
