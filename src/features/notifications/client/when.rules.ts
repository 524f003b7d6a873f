import { dateText } from '#platform/client/date-text.ts';
import { dayText } from '#platform/client/day-text.ts';
import { calendarDaysBetween } from '#platform/client/days-between.ts';

/** Under which heading a notification stands. */
export type Day = 'Today' | 'Yesterday' | 'Earlier';

/** The day of `at` as it is for somebody at `now`, in the zone of this browser; times in epoch milliseconds. */
export function dayOf(at: number, now: number): Day {
  const days = calendarDaysBetween(at, now);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : 'Earlier';
}

/** When it was, as short as can be: '6:12', 'Thursday', '3 November', with the year once that is another. */
export function whenText(at: number, now: number): string {
  const days = calendarDaysBetween(at, now);
  if (days <= 1) return dateText(at, { hour: 'numeric', minute: '2-digit' });
  return days < 7 ? dateText(at, { weekday: 'long' }) : dayText(at, now);
}

/** '21:00' as people write it; hours below ten without their zero. */
export function shownTime(time: string): string {
  return time.replace(/^0(?=\d:)/, '');
}
