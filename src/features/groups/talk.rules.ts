import { dateAfter, daysBetween } from '#contract/local-dates.ts';

/** New posts are counted to this: 'more than a hundred' says as much. */
export const MOST_FRESH = 100;

/**
 * A thread of so many posts, replies counted, is read from its beginning. A longer one begins so many posts ahead of the first that is
 * new, or, where nothing is, with so many of the newest.
 */
export const BEGINNING = { readWhole: 50, aheadOfNew: 3, newest: 10 } as const;

/** After how many days the next passage of a plan begins. */
export const DAYS_OF_STEP = { day: 1, week: 7 } as const;

/** The only passage of a plan is read for a week. */
const ALONE_DAYS = 7;

/**
 * The day on which the time of a plan's last passage is over: it has as many days as the one before it, a week where it is the only one.
 * @param startsOn of the last one, and `before` of the one before it; local days, '2026-11-23'
 */
export function endOfLast(startsOn: string, before: string | null): string {
  const days = before === null ? ALONE_DAYS : daysBetween(before, startsOn);
  return dateAfter(startsOn, days);
}
