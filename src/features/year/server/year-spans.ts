import type { Span } from '#features/bible/server/for-other-features.ts';
import { weeksOfYear } from '../year.rules.ts';

/** The moments from the start of one date until that of another, where somebody is. */
function between(start: Temporal.PlainDate, end: Temporal.PlainDate, timezone: string): Span {
  const at = (date: Temporal.PlainDate) => date.toZonedDateTime(timezone).startOfDay().epochMilliseconds;
  return { start: at(start), end: at(end) };
}

/** A local day as a half-open span of UTC epoch milliseconds. */
export function spanOfDay(date: string, timezone: string): Span {
  const day = Temporal.PlainDate.from(date);
  return between(day, day.add({ days: 1 }), timezone);
}

/** A local year as a half-open span of UTC epoch milliseconds. */
export function spanOfYear(year: number, timezone: string): Span {
  const first = new Temporal.PlainDate(year, 1, 1);
  return between(first, first.add({ years: 1 }), timezone);
}

/** The spans of `weeksOfYear`. */
export function spansOfWeeks(year: number, timezone: string): Span[] {
  const starts = weeksOfYear(year).map((date) => Temporal.PlainDate.from(date));
  const ends = [...starts.slice(1), new Temporal.PlainDate(year, 1, 1).add({ years: 1 })];
  return starts.map((start, week) => between(start, ends[week]!, timezone));
}
