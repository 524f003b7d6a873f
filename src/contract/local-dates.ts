import { DAY_MS } from './durations.ts';

/** Dates of a calendar are text, '2026-11-30', and belong to no zone: whoever says one means their own day. */

/** A day of the week as ISO counts them: 1 is Monday, 7 is Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The date so many days after another, or before it: ('2026-11-30', 1) is '2026-12-01'. @throws RangeError for what is no date */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days the second date is after the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export function weekdayOf(date: string): Weekday {
  const day = new Date(Date.parse(date)).getUTCDay();
  return (day === 0 ? 7 : day) as Weekday;
}
