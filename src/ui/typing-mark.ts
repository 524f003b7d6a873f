import { followFocus } from './follow-press.ts';

const FIELDS = 'textarea, input:not([type="radio"], [type="checkbox"], [type="file"])';

/** `<html>` has `data-typing` while a text field of the page has the focus: in a low window the bars step aside for it (dock.css). */
export function markTyping(): void {
  followFocus(
    (focused) => focused.matches(FIELDS) && focused.closest('main') !== null,
    (isTyping) => document.documentElement.toggleAttribute('data-typing', isTyping),
  );
}
