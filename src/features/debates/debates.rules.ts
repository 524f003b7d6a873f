import { MINUTE_MS } from '#contract/durations.ts';
import { isBlank } from '#contract/visible-text.ts';

/** What a claim does to what it stands under. */
export const SIDES = ['for', 'against'] as const;
export type Side = (typeof SIDES)[number];

/** Whether somebody who holds a position finds it stated fairly. */
export const VERDICTS = ['fair', 'not-yet'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const DEBATE_LIMITS = {
  /** Characters. */
  claim: 500,
  otherSide: 500,
  mindLine: 200,
  verdictLine: 200,
  closingWords: 600,
  question: 90,
  about: 240,
  positionTitle: 60,
  positionShort: 24,
  positionSays: 400,
  passageWhy: 100,
  reference: 60,
  /** Claims below one another, the one below a position first. */
  depth: 4,
  /** Passages that one claim cites. */
  cites: 2,
  /** Verses of one of them. */
  citedVerses: 6,
  /** Claims that one person makes in a week. */
  claims: 40,
  /** Claims of a whole week. */
  claimsAWeek: 20_000,
  /** Weeks ahead for which moderators choose questions. */
  weeksAhead: 26,
} as const;

export const DEBATE_XP = { firstClaim: 15, otherSide: 10, changedAMind: 20, mindChanged: 5 } as const;

/** A claim is changed without a trace for as long; it is shown to others afterwards. */
export const EDIT_MS = 15 * MINUTE_MS;
/** What people say comes to light on these marks of the clock together, so that no time tells whose it is. */
export const BATCH_MS = 15 * MINUTE_MS;

/** How many who hold a position say that a statement of it is fair. */
export const FAIR_MARKS = 2;

/**
 * From when on others see what was said now: on the next quarter of an hour after its author can no longer change it without
 * a trace, and at the close at the latest. UTC epoch milliseconds.
 */
export function seenFrom(saidAt: number, closesAt: number): number {
  const settled = saidAt + EDIT_MS;
  return Math.min(Math.ceil(settled / BATCH_MS) * BATCH_MS, closesAt);
}

/** The mark of the clock until which everything that was said is seen. */
export function batchBefore(now: number): number {
  return Math.floor(now / BATCH_MS) * BATCH_MS;
}

/** Nothing is said, marked or changed any more; also where a clock was set back after the close. */
export function isOver(debate: { closes_at: number; closed_at: number | null }, now: number): boolean {
  return now >= debate.closes_at || debate.closed_at !== null;
}

/** Whether there is a word in it: quotation marks and blanks alone say nothing. */
export function saysSomething(text: string): boolean {
  return !isBlank(text) && /[\p{L}\p{N}]/u.test(text);
}

/** Whether a claim speaks, in the end, for the position that it stands under. @param sides from below the position down to it */
export function speaksForPosition(sides: readonly Side[]): boolean {
  return sides.filter((side) => side === 'against').length % 2 === 0;
}

/**
 * Two who hold the position say so; where fewer than two others hold it, a moderator says it for them.
 * @param holders people other than its author who hold the position
 */
export function isStatedFairly(marks: { fair: number; byModerator: number; holders: number }): boolean {
  if (marks.fair >= FAIR_MARKS) return true;
  return marks.holders < FAIR_MARKS && marks.byModerator > 0;
}

/** How a claim stands among those beside it. */
export interface Ranked {
  id: string;
  /** People who marked it as well argued. */
  argued: number;
  /** Claims under it, at any depth. */
  below: number;
}

/**
 * Well argued first; of the same, what was answered least, so that nobody speaks into the wind. Ids are drawn by lot, so that the
 * rest has an order that tells nothing.
 */
export function byArgued(a: Ranked, b: Ranked): number {
  return b.argued - a.argued || a.below - b.below || (a.id < b.id ? -1 : 1);
}

/** Of three or more, the one that fewest people marked or answered; null where several are alike. */
export function heardLeast(claims: readonly Ranked[]): string | null {
  if (claims.length < 3) return null;
  const heard = claims.map(({ argued, below }) => argued + below);
  const least = heard.reduce((a, b) => Math.min(a, b));
  const place = heard.indexOf(least);
  return heard.includes(least, place + 1) ? null : claims[place]!.id;
}
