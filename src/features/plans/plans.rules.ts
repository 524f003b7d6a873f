import type { Weekday } from '#contract/local-dates.ts';

export const PLAN_LIMITS = {
  /** Plans that one person reads at a time, those that stand still too. */
  atOnce: 5,
  /** All plans of one person, those that were read to the end too. */
  ofOne: 500,
  name: 80,
  /** Days of a plan, and places that are read in all: the whole Bible is 1189. */
  days: 1500,
  places: 3000,
  chaptersADay: 40,
  minutesADay: 120,
  /** A plan begins at most so many days from today, before or after. */
  startsWithin: 400,
  /** Those read to the end that are shown. */
  shownFinished: 50,
} as const;

/** `active`: it is read. `paused`: it stands still, and nothing of it has a date. `finished`: read to the end. */
export const PLAN_STATES = ['active', 'paused', 'finished'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** What can be done with days that were left: go on from here, spread them, or begin with today's. */
export const CATCH_UPS = ['shift', 'fold', 'skip'] as const;
export type CatchUp = (typeof CATCH_UPS)[number];

/** As they stand in a row of the database: '1234567', '135'. */
export function weekdaysText(weekdays: readonly Weekday[]): string {
  return [...new Set(weekdays)].sort().join('');
}

/** The weekdays of a text that `weekdays` is kept as: '135' is Monday, Wednesday and Friday. */
export function weekdaysOf(text: string): Weekday[] {
  return [...text].map((digit) => Number(digit) as Weekday);
}
