import { type RefObject, useLayoutEffect } from 'react';

/**
 * For a text area with the class `field-sizing-content`: where the browser does not know `field-sizing` (Safari before 26.2), what is
 * written would be read through a window of one line or few. Whoever has drawn the field to a height of their own keeps that.
 * @param text what stands in it
 */
export function useGrowingHeight(field: RefObject<HTMLTextAreaElement | null>, text: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need another height
  useLayoutEffect(() => {
    if (field.current !== null && !CSS.supports('field-sizing', 'content')) fitHeight(field.current);
  }, [field, text]);
}

const given = new WeakMap<HTMLTextAreaElement, string>();

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
