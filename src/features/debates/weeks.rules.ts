import { DAY_MS, WEEK_MS } from '#contract/durations.ts';

/** The first Monday of 1970, where weeks are counted from. UTC epoch milliseconds. */
const FIRST_MONDAY = 4 * DAY_MS;

/** An ISO week: '2026-W48'. It begins on Monday 00:00 UTC and ends where the next one begins. */
export type Week = string;

export const WEEK_PATTERN = /^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/;

/** The week that a moment is in. @param at UTC epoch milliseconds */
export function weekOf(at: number): Week {
  const monday = mondayBefore(at);
  // The year of a week is that of its Thursday.
  const thursday = new Date(monday + 3 * DAY_MS);
  const year = thursday.getUTCFullYear();
  const number = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / WEEK_MS);
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** When a week begins; null for what is no week, as '2025-W53'. UTC epoch milliseconds. */
export function opensAt(week: Week): number | null {
  if (!WEEK_PATTERN.test(week)) return null;
  const [year, number] = [Number(week.slice(0, 4)), Number(week.slice(6))];
  // The fourth of January is in the first week of every year.
  const at = mondayBefore(Date.UTC(year, 0, 4)) + (number - 1) * WEEK_MS;
  return weekOf(at) === week ? at : null;
}

/** The moment itself where it is a Monday's midnight. */
function mondayBefore(at: number): number {
  return FIRST_MONDAY + Math.floor((at - FIRST_MONDAY) / WEEK_MS) * WEEK_MS;
}

/** When a week ends: nothing is said in it any more from this moment on. UTC epoch milliseconds. */
export function closesAt(week: Week): number | null {
  const at = opensAt(week);
  return at === null ? null : at + WEEK_MS;
}

/** The week that is `count` weeks later, or earlier where it is negative. */
export function weeksLater(week: Week, count: number): Week {
  const at = opensAt(week);
  if (at === null) throw new Error(`${week} is no week`);
  return weekOf(at + count * WEEK_MS);
}
