import { DAY_MS } from '#contract/durations.ts';
import type { DailyXP } from '#features/progress/progress.rules.ts';

/** One place for what forms, contracts and tables agree on. Lengths in characters. */
export const GATHERING_LIMITS = {
  title: 80,
  description: 2000,
  place: 200,
  link: 200,
  line: 60,
  lines: 40,
  seats: 500,
  /** Going and maybe together, of one occurrence. */
  answers: 500,
  /** Who are named of those who have not answered; all are counted. */
  notAnswered: 50,
  /** Gatherings of one group that are not over. */
  open: 200,
  /** Every how many weeks at most. */
  everyWeeks: 4,
  /** How many days a calendar shows at once. */
  windowDays: 62,
  /** How long one occurrence lasts at most. */
  lastsHours: 14 * 24,
} as const;

/** For whom came, once an occurrence; docs/product.md, XP and levels. */
export const GATHERING_XP: DailyXP = { amount: 10, perDay: 2 };

export const ANSWERS = ['going', 'maybe', 'cant'] as const;
export type GatheringAnswer = (typeof ANSWERS)[number];

/** What can be said of all coming evenings of a series at once. */
export const SERIES_ANSWERS = ['going', 'cant'] as const;
export type SeriesAnswer = (typeof SERIES_ANSWERS)[number];

/** What a change or a cancellation is of: this occurrence, this and all that follow, or all that are still to come. */
export const SCOPES = ['one', 'following', 'all'] as const;
export type GatheringScope = (typeof SCOPES)[number];

/**
 * How a series repeats. Weekday, day of the month and the weekday's number are those of its first date: `weekday` of
 * 26 November 2026 is the fourth Thursday, `last-weekday` the last. Months without such a day are left out.
 */
export const REPEATS = ['weekly', 'month-day', 'weekday', 'last-weekday'] as const;
export type RepeatKind = (typeof REPEATS)[number];

export interface Repeat {
  kind: RepeatKind;
  /** Every so many weeks; 1 for the monthly ones. */
  every: number;
  /** The last local day on which it may begin ('2027-06-30'); null: without an end. */
  until: string | null;
}

/** Occurrences have their rows so far ahead: a year, and two months in which the job that goes on with it may rest. */
export const LAID_AHEAD_MS = 425 * DAY_MS;
/** The first of a series begins at most so far ahead. */
export const AHEAD_MS = 2 * 365 * DAY_MS;
/** What stands for everyone here where a group's id would. */
export const EVERYONE = 'everyone';
