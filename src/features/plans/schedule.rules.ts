import { dateAfter, daysBetween, type Weekday, weekdayOf } from '#contract/local-dates.ts';
import type { Rests } from '#features/rhythm/rhythm.rules.ts';
import { placesDivided, versesOf } from './dividing.rules.ts';
import type { Place } from './places.rules.ts';
import type { CatchUp } from './plans.rules.ts';

/** How what is read lies on days. The places themselves, and their order, never change; catching up changes this alone. */
export interface Arrangement {
  /** How many places each day has. */
  division: readonly number[];
  /** This day (from 0) is read on this date, and those after it on the days of reading that follow. */
  anchorDay: number;
  anchorDate: string;
  /** Days before this one are left out. 0: none. */
  skippedTo: number;
}

/** On which days somebody reads: their weekdays, and never within a rest. */
export interface ReadingDays {
  weekdays: readonly Weekday[];
  rests: Pick<Rests, 'restFrom' | 'restUntil'>;
}

/** The first date from `date` on that is a reading day. */
export function readingDateFrom(date: string, { weekdays, rests }: ReadingDays): string {
  const { restFrom, restUntil } = rests;
  for (let at = date; ; ) {
    if (restFrom !== null && restUntil !== null && restFrom <= at && at <= restUntil)
      at = dateAfter(restUntil, 1);
    else if (weekdays.includes(weekdayOf(at))) return at;
    else at = dateAfter(at, 1);
  }
}

/** How many reading days there are from the first date on and before the second. */
export function readingDatesBetween(from: string, before: string, reading: ReadingDays): number {
  const inWeeks = (first: string, end: string) => {
    const days = Math.max(0, daysBetween(first, end));
    const weeks = Math.floor(days / 7);
    let count = weeks * reading.weekdays.length;
    for (let i = weeks * 7; i < days; i++) {
      if (reading.weekdays.includes(weekdayOf(dateAfter(first, i)))) count++;
    }
    return count;
  };
  const { restFrom, restUntil } = reading.rests;
  if (restFrom === null || restUntil === null) return inWeeks(from, before);
  const begin = restFrom > from ? restFrom : from;
  const after = dateAfter(restUntil, 1);
  return inWeeks(from, before) - inWeeks(begin, after < before ? after : before);
}

/** The dates of days of a plan, from the anchor on. @param count how many */
export function datesFrom(anchorDate: string, count: number, reading: ReadingDays): string[] {
  const dates: string[] = [];
  let next = anchorDate;
  for (let i = 0; i < count; i++) {
    const date = readingDateFrom(next, reading);
    dates.push(date);
    next = dateAfter(date, 1);
  }
  return dates;
}

/** The date of a day of a plan; null for days before the anchor, which are over or were left out. */
export function dateOfDay(
  day: number,
  { anchorDay, anchorDate }: Pick<Arrangement, 'anchorDay' | 'anchorDate'>,
  reading: ReadingDays,
): string | null {
  return day < anchorDay ? null : datesFrom(anchorDate, day - anchorDay + 1, reading).at(-1)!;
}

/** The date of the last day. */
export function endOf(arrangement: Arrangement, reading: ReadingDays): string {
  return dateOfDay(arrangement.division.length - 1, arrangement, reading) ?? arrangement.anchorDate;
}

/** The places of each day: from the first (half-open) to the last. */
export function daysOf(division: readonly number[]): { from: number; to: number }[] {
  let at = 0;
  return division.map((count) => {
    const from = at;
    at += count;
    return { from, to: at };
  });
}

/** The first day with something left; null when nothing is left but what was left out. */
export function openDay(
  { division, skippedTo }: Pick<Arrangement, 'division' | 'skippedTo'>,
  done: ReadonlySet<number>,
): number | null {
  const open = daysOf(division).findIndex(
    ({ from, to }, day) => day >= skippedTo && placesLeft(from, to, done).length > 0,
  );
  return open === -1 ? null : open;
}

/** The indexes from one on and before another that are not done, in order. */
export function placesLeft(from: number, to: number, done: ReadonlySet<number>): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i).filter((place) => !done.has(place));
}

/** What stands today: how a plan is arranged, what of it is read, and the date. */
export interface Standing {
  places: readonly Place[];
  arrangement: Arrangement;
  done: ReadonlySet<number>;
  today: string;
  reading: ReadingDays;
}

/** Whether days of reading have passed and were left. */
export function hasLeftDays({ arrangement, done, today, reading }: Omit<Standing, 'places'>): boolean {
  const open = openDay(arrangement, done);
  if (open === null) return false;
  const date = dateOfDay(open, arrangement, reading);
  return date === null || date < today;
}

/**
 * How a plan would lie after each way of catching up; null where a way leads nowhere: when the last day is over, nothing can be
 * spread over those before it, and none of them is today's.
 */
export function caughtUp(how: CatchUp, standing: Standing): Arrangement | null {
  const { places, arrangement, done, today, reading } = standing;
  const open = openDay(arrangement, done);
  if (open === null) return null;
  const next = readingDateFrom(today, reading);
  // Not the date that a rest of now leads to: it may be ended early.
  if (how === 'shift') return { ...arrangement, anchorDay: open, anchorDate: today };
  const end = endOf(arrangement, reading);
  if (end < next) return null;
  const coming = readingDatesBetween(next, dateAfter(end, 1), reading);
  if (how === 'skip') {
    const skippedTo = arrangement.division.length - coming;
    return { ...arrangement, anchorDay: skippedTo, anchorDate: next, skippedTo };
  }
  const days = daysOf(arrangement.division);
  const kept = arrangement.division.slice(0, open);
  const rest = places.slice(days[open]!.from);
  return {
    ...arrangement,
    division: [...kept, ...placesDivided(rest, coming)],
    anchorDay: open,
    anchorDate: next,
  };
}

/**
 * How a plan lies when it goes on after it stood still: from where it stood, today. No day comes before its date, neither of a plan that
 * begins later nor of one that was read ahead.
 */
export function goingOn(standing: Standing): Arrangement {
  return (hasLeftDays(standing) ? caughtUp('shift', standing) : null) ?? standing.arrangement;
}

/**
 * How a plan lies when its reader begins another rest and the one before is kept no more: each day that came after that has the date
 * that it had, because what was free stays free. Days before it were over when it began.
 * @param reading with the rest that is over
 */
export function anchoredAfterRest(arrangement: Arrangement, reading: ReadingDays): Arrangement {
  const { division, anchorDay, anchorDate } = arrangement;
  const { restUntil } = reading.rests;
  if (restUntil === null) return arrangement;
  const dates = datesFrom(anchorDate, division.length - anchorDay, reading);
  const first = dates.findIndex((date) => date > restUntil);
  return first === -1
    ? arrangement
    : { ...arrangement, anchorDay: anchorDay + first, anchorDate: dates[first]! };
}

/** How many verses a day has at most from a date on, as a plan lies then. */
export function heaviestDay(places: readonly Place[], { division, anchorDay }: Arrangement): number {
  const days = daysOf(division).slice(anchorDay);
  return Math.max(...days.map(({ from, to }) => versesOf(places.slice(from, to))));
}
