import { dateText } from '#platform/client/date-text.ts';
import { calendarDaysBetween } from '#platform/client/days-between.ts';

/** 'today', 'yesterday', 'on Monday', 'on 17 November', 'on 17 November 2025'. */
export function dayOf(at: number, now = Date.now()): string {
  const days = calendarDaysBetween(at, now);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1 && days < 7) return `on ${dateText(at, { weekday: 'long' })}`;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return `on ${dateText(at, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })}`;
}

/** 'today', 'Monday', '17 November': after 'until'. */
export function dateOf(at: number, now = Date.now()): string {
  return dayOf(at, now).replace(/^on /, '');
}

/** 'Today, 5:48', 'On 17 November, 5:48'. */
export function momentOf(at: number, now = Date.now()): string {
  const day = dayOf(at, now);
  const time = dateText(at, { hour: 'numeric', minute: '2-digit' });
  return `${day[0]!.toUpperCase()}${day.slice(1)}, ${time}`;
}

/** 'today', 'yesterday', '8 days ago', '3 months ago'. */
export function agoOf(at: number, now = Date.now()): string {
  const days = calendarDaysBetween(at, now);
  if (days < 1) return 'today';
  if (days < 2) return 'yesterday';
  if (days < 60) return `${days} days ago`;
  if (days < 730) return `${Math.floor(days / 30)} months ago`;
  return `${Math.floor(days / 365)} years ago`;
}
