import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * For `onKeyDown` around radio buttons of which each choice is sent at once. Browsers choose whatever an arrow key comes to: on the way
 * from the first to the last, all between would be sent, and who comes to an event would have given up their seat. Here the arrows move the
 * focus alone, and the space bar chooses.
 */
export function arrowsOnlyMove(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  // With another key an arrow is the browser's: it leads back, or to the beginning of the line.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = STEPS[key];
  if (step === undefined || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  event.preventDefault();
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)')];
  radios.at((radios.indexOf(target) + step) % radios.length)?.focus();
}
