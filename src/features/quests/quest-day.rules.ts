import { DAY_MS } from '#contract/durations.ts';
import { dateAfter, weekdayOf } from '#contract/local-dates.ts';
import type { XPDay } from '#features/progress/progress.rules.ts';
import { dayOfLamps, isFree, type Rests } from '#features/rhythm/rhythm.rules.ts';
import { QUEST_LIMITS } from './quest.rules.ts';

/** A day or a week that was told. Times are UTC epoch milliseconds. */
export interface Told {
  /** Of the day, or of the week's Monday. */
  date: string;
  startedAt: number;
  endsAt: number;
}

/**
 * The day of quests that `now` is in: the day of lamps, but none that comes before a day that was told. No date comes twice, and no
 * change of the time zone makes a second day of one.
 * @param lit the last day with a lamp, and `until` the last date that is counted (rhythm)
 * @param told the last day that was told and had begun
 */
export function dayOfQuests(
  { lit, until, told }: { lit: XPDay | null; until: string | null; told: Told | null },
  local: { start: number; date: string },
  now: number,
): XPDay {
  const isTold = told !== null && (lit === null || told.date > lit.date);
  const before = isTold ? { date: told.date, startedAt: told.startedAt } : lit;
  const { date, startedAt } = dayOfLamps(before, until, local, now);
  return { date, startedAt };
}

/**
 * From when on what is done counts: no earlier than what paid for an earlier day or week, so that a deed is paid once wherever the
 * person has flown since.
 */
export function countsFrom(startedAt: number, paidBefore: readonly number[]): number {
  return Math.max(startedAt, ...paidBefore.map((at) => at + 1));
}

/**
 * When the evening begins by the clock of a time zone, on the date there of `at`, also on a day on which clocks change. UTC epoch
 * milliseconds, both.
 */
export function eveningOf(at: number, timezone: string): number {
  const date = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).toPlainDate();
  const plainTime = { hour: QUEST_LIMITS.toldFromHour };
  return date.toZonedDateTime({ timeZone: timezone, plainTime }).epochMilliseconds;
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return dateAfter(date, 1 - weekdayOf(date));
}

/** About when the week of a day began and ends; clocks that change move it by an hour. */
export function weekOfDay({ date, startedAt }: XPDay): Told {
  const start = startedAt - (weekdayOf(date) - 1) * DAY_MS;
  return { date: mondayOf(date), startedAt: start, endsAt: start + 7 * DAY_MS };
}

/** How many days of the week from `date` to its Sunday ask for something. */
export function daysLeftFrom(date: string, rests: Rests): number {
  const dates = Array.from({ length: 8 - weekdayOf(date) }, (_, i) => dateAfter(date, i));
  return dates.filter((one) => !isFree(one, rests)).length;
}
