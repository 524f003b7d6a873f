import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { dateText } from '#platform/client/date-text.ts';
import { calendarDaysBetween } from '#platform/client/days-between.ts';

/** How long ago something was asked: 'just now', '20 minutes ago', 'Monday', '2 November', 'March 2025'. */
export function askedWhen(at: number, now = Date.now()): string {
  const ago = now - at;
  if (ago < 2 * MINUTE_MS) return 'just now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} minutes ago`;
  if (calendarDaysBetween(at, now) === 0) {
    const hours = Math.floor(ago / HOUR_MS);
    return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  }
  return dayOf(at, now);
}

/**
 * The day of something that was: 'today', 'yesterday', 'Monday', '2 November', '2 November 2025'. What is told by its day in UTC may
 * have tomorrow's date here, and is of today.
 */
export function dayOf(at: number, now = Date.now()): string {
  const days = calendarDaysBetween(at, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? dateText(at, { weekday: 'long' }) : dateOf(at, now);
}

/**
 * The day for which prayer is asked, '2026-12-03': 'today', 'tomorrow', 'Thursday' of the coming days, '3 December', '3 December 2027';
 * what was yesterday is 'yesterday'.
 */
export function forWhen(day: string, now = Date.now()): string {
  const at = Date.parse(`${day}T12:00`);
  const days = calendarDaysBetween(now, at);
  if (days === 1) return 'tomorrow';
  if (days > 1 && days < 7) return dateText(at, { weekday: 'long' });
  return days === 0 || days === -1 ? dayOf(at, now) : dateOf(at, now);
}

/** The day, or the month alone when it is long ago: 'on 2 November', 'in March', 'in March 2025'. */
export function roughly(at: number, now = Date.now()): string {
  if (now - at < 45 * DAY_MS) return dateText(at, { day: 'numeric', month: 'long' });
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return `in ${dateText(at, { month: 'long', ...(!isThisYear && { year: 'numeric' }) })}`;
}

function dateOf(at: number, now: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return dateText(at, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) });
}
