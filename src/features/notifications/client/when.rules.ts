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
  const then = new Date(at);
  if (days <= 1) return then.toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' });
  if (days < 7) return then.toLocaleDateString('en-GB', { weekday: 'long' });
  const isThisYear = then.getFullYear() === new Date(now).getFullYear();
  return then.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** '21:00' as people write it; hours below ten without their zero. */
export function shownTime(time: string): string {
  return time.replace(/^0(?=\d:)/, '');
}
