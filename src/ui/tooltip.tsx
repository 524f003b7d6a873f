import { cloneElement, type ReactElement } from 'react';

/**
 * A short explanation of its one child, a button or link, shown by `TooltipHost`. It repeats or adds to what the child
 * says: a child that shows only an icon needs its own `aria-label`.
 */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return cloneElement(children as ReactElement<{ 'data-tooltip'?: string }>, { 'data-tooltip': label });
}
