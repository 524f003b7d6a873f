import { dateText } from './date-text.ts';

/**
 * '22 November' of a moment, in the reader's own zone; with the year where that is another than today's. Times in UTC epoch
 * milliseconds.
 */
export function dayText(at: number, now: number = Date.now()): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return dateText(at, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) });
}

/** '22 November, 5:48' */
export function momentText(at: number, now: number = Date.now()): string {
  return `${dayText(at, now)}, ${dateText(at, { hour: 'numeric', minute: '2-digit' })}`;
}
