import { type RefObject, useLayoutEffect } from 'react';

/**
 * What every controlled text area needs: that it grows, and that typing in it costs the same on any page. For one with the class
 * `field-sizing-content`.
 * @param text what stands in it
 */
export function useTextArea(field: RefObject<HTMLTextAreaElement | null>, text: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need another height
  useLayoutEffect(() => {
    if (field.current === null) return;
    leaveDefaultValue(field.current);
    // Where the browser does not know it (Safari before 26.2), what is written would be read through a window of one line or few.
    if (!CSS.supports('field-sizing', 'content')) fitHeight(field.current);
  }, [field, text]);
}

/**
 * React copies what is typed to the default value, which is the element's child in the document: at every key Chromium would then ask of
 * the whole page whether it still `:has()` what the style sheets look for. The default is of use to a form that is reset, which
 * no controlled one is.
 */
function leaveDefaultValue(field: HTMLTextAreaElement): void {
  if (Object.hasOwn(field, 'defaultValue')) return;
  Object.defineProperty(field, 'defaultValue', { get: () => field.value, set: () => {} });
}

const given = new WeakMap<HTMLTextAreaElement, string>();

/** As high as its words; whoever has drawn the field to a height of their own keeps that. */
function fitHeight(field: HTMLTextAreaElement): void {
  const { style, offsetHeight } = field;
  if (style.height !== (given.get(field) ?? '')) return;
  // As low as it can be, for as long as it is measured. What stands below it stays: the page must not become shorter than it is
  // scrolled.
  style.height = '0';
  style.marginBottom = `${offsetHeight}px`;
  const borders = field.offsetHeight - field.clientHeight;
  style.height = `${field.scrollHeight + borders}px`;
  style.marginBottom = '';
  given.set(field, style.height);
}
