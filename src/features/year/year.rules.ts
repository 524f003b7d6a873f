import { MINUTE_MS } from '#contract/durations.ts';
import { weekdayOf } from '#contract/local-dates.ts';
import { BOOKS } from '#features/bible/books.rules.ts';
import { LAMPS, type Lamp } from '#features/rhythm/rhythm.rules.ts';
import type { LampDates } from './year.contract.ts';

/** Whether an address names a year: '2026'. */
export const isYear = (said: string | null): said is string => said !== null && /^\d{4}$/.test(said);

/** One place for what server and page agree on. */
export const YEAR_LIMITS = { entriesOfDay: 100, answered: 12 } as const;

/** Verses that look back on a year, by turns. */
const VERSES = [
  'Psalm 65:11',
  'Lamentations 3:22-23',
  'Psalm 90:12',
  '1 Samuel 7:12',
  'Psalm 103:2',
  'Psalm 16:6',
  'Isaiah 46:4',
] as const;

/** The place of the verse that stands on the page of a year. */
export const verseOfYear = (year: number): string => VERSES[year % VERSES.length]!;

/** The year whose page is offered today: in December that of now, in January the one before; null in other months. */
export function yearToKeep(today: string): number | null {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return month === 12 ? year : month === 1 ? year - 1 : null;
}

/** The dates on which the weeks of a year begin: its first day, then each Monday. */
export function weeksOfYear(year: number): string[] {
  const day = new Date(0);
  day.setUTCFullYear(year, 0, 1);
  const starts: string[] = [];
  while (day.getUTCFullYear() === year) {
    starts.push(day.toISOString().slice(0, 10));
    // 8 days after a Sunday is a Monday, and so on: 1 to 7 days.
    day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  }
  return starts;
}

/** The spans in which these times are, counted: one number for each span. Spans are half-open and in their order. */
export function countIn(
  spans: readonly { start: number; end: number }[],
  times: readonly number[],
): number[] {
  const counts = spans.map(() => 0);
  for (const time of times) {
    const at = spans.findIndex(({ start, end }) => start <= time && time < end);
    if (at !== -1) counts[at]! += 1;
  }
  return counts;
}

/**
 * The ids of books that were read to their end in a span: every chapter was read for the first time, the last of them in it, or all of
 * them were read in it, whether it was the first time or not.
 * @param reads each time that a chapter was read
 */
export function booksFinishedIn(
  span: { start: number; end: number },
  reads: readonly { chapterId: string; readAt: number }[],
): string[] {
  const isWithin = (time: number) => span.start <= time && time < span.end;
  const ofBook = Map.groupBy(reads, ({ chapterId }) => chapterId.slice(0, chapterId.indexOf('.')));
  return BOOKS.filter(({ id, chapters }) => {
    const ofChapter = Map.groupBy(ofBook.get(id) ?? [], ({ chapterId }) => chapterId);
    const times = [...ofChapter.values()].map((read) => read.map(({ readAt }) => readAt));
    if (times.length < chapters) return false;
    const last = Math.max(...times.map((all) => Math.min(...all)));
    return isWithin(last) || times.every((all) => all.some(isWithin));
  }).map(({ id }) => id);
}

/** The full minutes of a time in ms: those that a reading session counts, of all that were in it together. */
export const minutesOf = (ms: number): number => Math.floor(ms / MINUTE_MS);

/** Fewer days of writing than this say nothing about a habit. */
const FEWEST_DAYS_FOR_A_HABIT = 12;

/** How many different days have a lamp. */
export function daysWith(dates: LampDates): number {
  return new Set(LAMPS.flatMap((lamp) => dates[lamp])).size;
}

/** The days of a month (1 to 12): for each, from its first, which lamps burned. */
export function daysOfMonth(year: number, month: number, dates: LampDates): Lamp[][] {
  const start = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-`;
  const days: Lamp[][] = Array.from({ length: lengthOfMonth(year, month) }, () => []);
  for (const lamp of LAMPS) {
    for (const date of dates[lamp]) {
      if (date.startsWith(start)) days[Number(date.slice(8)) - 1]?.push(lamp);
    }
  }
  return days;
}

/** '2026-03-07' */
export function dateOf(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/**
 * The day of a month, from 1, with a lamp that is nearest to a place on its line; the later of two.
 * @param days lamps by day, some with one
 * @param place in days from the start of the month, 3.5 in the middle of the fourth
 */
export function nearestDay(days: readonly (readonly Lamp[])[], place: number): number {
  const lit = days.flatMap((lamps, index) => (lamps.length > 0 ? [index] : []));
  const away = (index: number) => Math.abs(index + 0.5 - place);
  return lit.reduce((best, index) => (away(index) <= away(best) ? index : best), lit[0] ?? 0) + 1;
}

/** All dates with a lamp, or with this one, oldest first. */
export function datesWith(dates: LampDates, only: Lamp | null): string[] {
  return [...new Set((only === null ? LAMPS : [only]).flatMap((lamp) => dates[lamp]))].sort();
}

/** Longer than this, a line of an entry is no line of a page. */
const LONGEST_LINE = 160;

/** Where a sentence ends, with what closes after it; Chinese and Japanese write no space there. */
const SENTENCE_END =
  /(?<=[.!?…؟۔।]["”’»)」』）]*)\s+|(?<=[。！？]["”’»)」』）]*)(?!["”’»)」』）。！？])\s*|\n+/;

/** The sentences of how an entry begins that can stand on a page alone. @param isCut whether the words go on */
export function linesToChoose(words: string, isCut: boolean): string[] {
  const sentences = words.split(SENTENCE_END).map((one) => one.trim());
  return (isCut ? sentences.slice(0, -1) : sentences).filter(
    (one) => one.length > 2 && one.length <= LONGEST_LINE,
  );
}

function lengthOfMonth(year: number, month: number): number {
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  return last.getUTCDate();
}

/**
 * The day of the week (1 is Monday) on which most of these dates are, when there are enough of them and no second day has as
 * many; otherwise null.
 */
export function mostOftenOn(dates: readonly string[]): number | null {
  if (dates.length < FEWEST_DAYS_FOR_A_HABIT) return null;
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const date of dates) counts[weekdayOf(date) - 1]! += 1;
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) + 1 : null;
}

/** How many books were read whole, and how many were begun. */
export function booksOf(shelf: readonly { share: number }[]): { whole: number; begun: number } {
  return {
    whole: shelf.filter(({ share }) => share === 1).length,
    begun: shelf.filter(({ share }) => share > 0 && share < 1).length,
  };
}
