import { dateText } from '#platform/client/date-text.ts';

/** 'since March', 'since March 2025' when that was another year, 'since today'. Times in UTC epoch milliseconds. */
export function sinceWhen(since: number, now: number): string {
  const [then, today] = [new Date(since), new Date(now)];
  if (then.toDateString() === today.toDateString()) return 'since today';
  const isThisYear = then.getFullYear() === today.getFullYear();
  return `since ${dateText(then, { month: 'long', ...(!isThisYear && { year: 'numeric' }) })}`;
}

/** '6 December' */
export function dayOf(time: number): string {
  return dateText(time, { day: 'numeric', month: 'long' });
}
