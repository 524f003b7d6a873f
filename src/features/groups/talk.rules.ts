import { DAY_MS } from '#contract/durations.ts';

/** New posts are counted to this: 'more than a hundred' says as much. */
export const MOST_FRESH = 100;

/**
 * A thread of so many posts, replies counted, is read from its beginning. A longer one begins so many posts ahead of the first that is
 * new, or, where nothing is, with so many of the newest.
 */
export const BEGINNING = { readWhole: 50, aheadOfNew: 3, newest: 10 } as const;

/** One id for each local day from a first one: '2026-11-23' and 3 by week is '2026-12-14'. */
export function dayAfter(first: string, steps: number, every: 'day' | 'week'): string {
  const date = new Date(`${first}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + steps * (every === 'week' ? 7 : 1));
  return date.toISOString().slice(0, 10);
}

/**
 * The day on which the time of a plan's last passage is over: it has as many days as the one before it, a week where it is the only one.
 * @param startsOn of the last one, and `before` of the one before it; local days, '2026-11-23'
 */
export function endOfLast(startsOn: string, before: string | null): string {
  const days = before === null ? 7 : Math.round((Date.parse(startsOn) - Date.parse(before)) / DAY_MS);
  return dayAfter(startsOn, days, 'day');
}
