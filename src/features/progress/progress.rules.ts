import { HOUR_MS } from '#contract/durations.ts';

/** docs/product.md, XP and levels. The target that is shown is always 2500. */
export const XP = { target: 2500, levelStep: 250, glowFrom: 0.9 } as const;

/** `floor(currentXP / 250) + 1` (docs/product.md, XP and levels). */
export function levelForXP(currentXP: number): number {
  return Math.floor(currentXP / XP.levelStep) + 1;
}

/** What one thing earns: whole XP, for so many of them in a day of XP. */
export interface DailyXP {
  amount: number;
  perDay: number;
}

/** Whole XP for the next of them, given how many were paid today. */
export function nextXP({ amount, perDay }: DailyXP, paidToday: number): number {
  return paidToday < perDay ? amount : 0;
}

export interface XPBar {
  /** 0 to 1. */
  fraction: number;
  glows: boolean;
  /** '120 / 2500 XP' */
  label: string;
}

/**
 * The XP bar (docs/product.md, XP and levels): base = (level-1)*250 for levels above 1, else 0; fraction = (XP -
 * base) / (2500 - base), at most 1. From level 11 the divisor is 0 or negative: the bar is full.
 */
export function xpBar(currentXP: number, level: number): XPBar {
  const base = level > 1 ? (level - 1) * XP.levelStep : 0;
  const room = XP.target - base;
  const fraction = room <= 0 ? 1 : Math.min(1, Math.max(0, (currentXP - base) / room));
  return { fraction, glows: fraction >= XP.glowFrom, label: `${currentXP} / ${XP.target} XP` };
}

export interface NextLevel {
  level: number;
  /** 0 to 1, less than 1: how much of the way from the level before is gone. */
  fraction: number;
  /** '141 XP to Level 7' */
  label: string;
}

/** How far it is to the next level. There is always a next one. */
export function nextLevel(currentXP: number): NextLevel {
  const level = levelForXP(currentXP) + 1;
  const gone = currentXP % XP.levelStep;
  return { level, fraction: gone / XP.levelStep, label: `${XP.levelStep - gone} XP to Level ${level}` };
}

export interface Paid {
  /** XP before and after. */
  from: number;
  to: number;
}

/** What a call has paid, by its answer; null when it has paid nothing, or is none of those that can. */
export function paidIn(answer: unknown): Paid | null {
  const { xpEarned, progress } = (answer ?? {}) as { xpEarned?: unknown; progress?: { currentXP?: unknown } };
  const to = progress?.currentXP;
  if (typeof xpEarned !== 'number' || typeof to !== 'number' || xpEarned <= 0) return null;
  return { from: to - xpEarned, to };
}

/** A day on which XP is counted: the date it began as, and when it began, UTC epoch milliseconds. */
export interface XPDay {
  date: string;
  startedAt: number;
}

/** The least that a day of XP lasts, in milliseconds. */
export const XP_DAY_MIN_MS = 20 * HOUR_MS;

/**
 * The day of XP that `now` is in. It is the local day, except for who changed their time zone: a day ends when 20 hours
 * have passed *and* the local date is another, so that no change of zone makes a second day of one, and somebody who
 * writes once a day never finds a day already spent.
 * @param before the day of the last grant; null before there was any
 * @param local the local day of `now`, from its first moment on
 * @returns `before` itself while it lasts
 */
export function xpDayAt(before: XPDay | null, local: { start: number; date: string }, now: number): XPDay {
  if (!before) return { date: local.date, startedAt: local.start };
  const earliestEnd = before.startedAt + XP_DAY_MIN_MS;
  if (before.date === local.date || now < earliestEnd) return before;
  return { date: local.date, startedAt: Math.max(local.start, earliestEnd) };
}

/**
 * Why XP is given; with its source it can be given once. A feature adds its reasons by declaration merging and lists
 * them in its manifest.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface XPReasons {}

export type XPReason = keyof XPReasons;
