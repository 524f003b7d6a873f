import { MINUTE_MS } from '#contract/durations.ts';
import type { GatheringAnswer } from '#features/gatherings/gatherings.rules.ts';

/** One place for what forms, contracts and tables agree on. Lengths in characters. */
export const DATE_POLL_LIMITS = {
  title: 80,
  /** Dates of one poll. */
  dates: 12,
  /** Polls of one group whose date is not found. */
  open: 10,
  /** How long what is planned lasts, in minutes. */
  shortest: 15,
  longest: 12 * 60,
} as const;

/** What somebody says of one date, the best first. */
export const DATE_ANSWERS = ['yes', 'if-needed', 'no'] as const;
export type DateAnswer = (typeof DATE_ANSWERS)[number];

/** What somebody has said of a date is what they have answered once the event is planned on it. */
export function answerToEvent(answer: DateAnswer): GatheringAnswer {
  return ({ yes: 'going', 'if-needed': 'maybe', no: 'cant' } as const)[answer];
}

/** When it ends on the clocks of the place: '2026-11-26T23:30' and 60 minutes give '2026-11-27T00:30'. */
export function localEndAfter(localStart: string, minutes: number): string {
  return new Date(Date.parse(`${localStart}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16);
}

/** How many said what of one date. */
export interface DateCounts {
  yes: number;
  ifNeeded: number;
}

/**
 * The places of those dates that suit the most people: counted are all who can come at all, then those whom it suits well. None as long
 * as nobody can come on any, and none where every date suits as many.
 */
export function bestDates(dates: readonly DateCounts[]): readonly number[] {
  const worth = dates.map(({ yes, ifNeeded }) => (yes + ifNeeded) * 10_000 + yes);
  const most = Math.max(0, ...worth);
  if (most === 0 || worth.every((one) => one === most)) return [];
  return worth.flatMap((one, i) => (one === most ? [i] : []));
}
