import { DAY_MS } from '#contract/durations.ts';

/**
 * Calendar days from one moment to another in the zone of this browser, whatever the hours of a day with a change of clocks; negative
 * where the second is on an earlier day. Times in UTC epoch milliseconds.
 */
export function calendarDaysBetween(from: number, to: number): number {
  return Math.round((dateOf(to) - dateOf(from)) / DAY_MS);
}

/** The date of a moment, as if it were midnight in UTC. */
function dateOf(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
