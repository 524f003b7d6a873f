import { DAY_MS } from '#contract/durations.ts';
import { dateText } from '#platform/client/date-text.ts';
import { numberWord } from '#platform/client/number-word.ts';

const MONTH_MS = (365.25 / 12) * DAY_MS;

/** Whose clock a moment is read from; without a zone it is the browser's. */
export interface Clock {
  timeZone?: string;
}

/** '6:40' */
export function clockTime(at: number, { timeZone }: Clock = {}): string {
  return dateText(at, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** 'Saturday 21 November 2026': the words around it are English. */
export function longDate(at: number, { timeZone }: Clock = {}): string {
  return dateText(at, {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

/** 'Wed 25 November', and the year only where it is not this one: the date of an entry in a list of them. */
export function shortDate(at: number, now: number, { timeZone }: Clock = {}): string {
  const yearOf = (time: number) => dateText(time, { timeZone, year: 'numeric' });
  return dateText(at, {
    timeZone,
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    ...(yearOf(at) !== yearOf(now) && { year: 'numeric' }),
  });
}

/** 'A month ago', 'Half a year ago', 'Two years ago': how long ago a day of a month was on which one is today. */
export function agoWords(at: number, now: number): string {
  const months = Math.round((now - at) / MONTH_MS);
  if (months < 12) {
    if (months === 6) return 'Half a year ago';
    return months <= 1 ? 'A month ago' : `${numberWord(months)} months ago`;
  }
  const years = Math.round(months / 12);
  return years === 1 ? 'A year ago' : `${numberWord(years)} years ago`;
}
