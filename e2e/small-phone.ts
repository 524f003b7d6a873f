import type { Page } from '@playwright/test';

/** A phone of the smallest size that there still is, and the part of it that its keyboard leaves to be seen. */
export const SMALL_PHONE = { width: 320, height: 568 };
const ABOVE_THE_KEYBOARD = 284;

/** Letters of this size, in percent of the usual one. */
export async function setLetters(page: Page, percent: 100 | 200): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** As while a keyboard is on the screen: the page stays as high as it was, and its lower half is hidden. */
export async function showKeyboard(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate(
    (height) => {
      const part = window.visualViewport!;
      // Without one of its own it has that of all its kind again.
      if (height === null) Reflect.deleteProperty(part, 'height');
      else Object.defineProperty(part, 'height', { value: height, configurable: true });
      part.dispatchEvent(new Event('resize'));
    },
    isShown ? ABOVE_THE_KEYBOARD : null,
  );
}

/**
 * Runs in the page: what is wrong with the dialog or menu that lies uppermost. Each of its controls is brought into view, as the keyboard
 * does, and has to be seen whole there, a finger high, and named.
 */
export function wrongInLayer(): string[] {
  const found = new Set<string>();
  const layers = [
    ...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog], [role=menu]'),
  ];
  const layer = layers.findLast((one) => one.checkVisibility());
  if (layer === undefined) return ['nothing is open'];
  const page = document.documentElement;
  const height = window.visualViewport!.height;
  const frame = layer.getBoundingClientRect();
  const namedBy = document.getElementById(layer.getAttribute('aria-labelledby') ?? '');
  const named = layer.ariaLabel ?? namedBy?.ariaLabel ?? namedBy?.textContent;
  if (!named?.trim()) found.add('it has no name');
  if (!layer.contains(document.activeElement)) found.add('the focus is outside of it');
  if (page.scrollWidth > page.clientWidth) found.add('the page is moved sideways');
  if (layer.scrollWidth > layer.clientWidth)
    found.add(`${layer.scrollWidth - layer.clientWidth} px too wide`);
  if (frame.left < -1 || frame.right > page.clientWidth + 1 || frame.top < -1 || frame.bottom > height + 1)
    found.add('it is not whole in the window');
  for (const control of layer.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select, textarea, [role^=menuitem]',
  )) {
    // A radio that is not seen is shown by its label.
    const shown = control.closest('label') ?? control;
    if (!shown.checkVisibility()) continue;
    const label = (control as HTMLInputElement).labels?.[0]?.textContent ?? '';
    const name =
      [control.ariaLabel, control.textContent, control.title, label].find((one) => one?.trim()) ?? '';
    if (name === '') found.add(`without a name: ${control.outerHTML.slice(0, 90)}`);
    shown.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    if (left < frame.left - 1 || right > frame.right + 1) found.add(`beyond the edge: ${name}`);
    if (bottom > height + 1 && bottom - top < height / 2) found.add(`below the window: ${name}`);
    // What can be pressed may be larger than what is seen.
    const around = ['::before', '::after']
      .map((part) => getComputedStyle(control, part))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute');
    const width = Math.max(right - left, ...around.map((part) => Number.parseFloat(part.width)));
    const high = Math.max(bottom - top, ...around.map((part) => Number.parseFloat(part.height)));
    const isInLine = control.matches('a') && getComputedStyle(control).display === 'inline';
    if (!isInLine && (width < 43.5 || high < 43.5)) found.add(`smaller than a finger: ${name}`);
    const there = document.elementFromPoint((left + right) / 2, top + Math.min((bottom - top) / 2, 22));
    if (there !== null && !shown.contains(there) && !there.contains(shown))
      found.add(`behind something: ${name}`);
  }
  const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.sr-only, option, textarea')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    if (right - left > 2 && (left < frame.left - 1 || right > frame.right + 1))
      found.add(`cut off: ${text.textContent}`);
  }
  layer.scrollTo(0, 0);
  return [...found];
}
