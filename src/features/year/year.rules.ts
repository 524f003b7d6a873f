import { LAMPS, type Lamp } from '#features/rhythm/rhythm.rules.ts';
import type { LampDates } from './year.contract.ts';

/** Whether an address names a year: '2026'. */
export const isYear = (said: string | null): said is string => said !== null && /^\d{4}$/.test(said);

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
  for (const date of dates) counts[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7]! += 1;
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
