import type { RepeatKind } from './gatherings.rules.ts';

/**
 * Which begin of a series becomes which, when it is moved. Where its rhythm stays, that of the same week of it, or the same month: by
 * their number it would not do, since the 31st, moved to the 30th, is in more months than before. Otherwise the first becomes the
 * first, and days that both have stay.
 * @param kind how it repeats before and after; null: otherwise than before, or not at all
 * @param before begins on the clocks of the place, soonest first, by the old rule; `after`: by the new one, from its first on
 * @returns by the new begin the old one
 */
export function movedBegins(
  kind: RepeatKind | null,
  before: readonly string[],
  after: readonly string[],
): Map<string, string> {
  const [firstBefore, firstAfter] = [before[0], after[0]];
  if (firstBefore === undefined || firstAfter === undefined) return new Map();
  if (kind === null) return keptDays(before.slice(1), after.slice(1)).set(firstAfter, firstBefore);
  const since = SINCE[kind];
  const old = new Map(before.map((begin) => [since(firstBefore, begin), begin]));
  return new Map(
    after.flatMap((begin) => {
      const was = old.get(since(firstAfter, begin));
      return was === undefined ? [] : [[begin, was] as const];
    }),
  );
}

/** How far a begin is from the first, in what its rhythm counts. */
const SINCE: Readonly<Record<RepeatKind, (first: string, begin: string) => number>> = {
  weekly: daysSince,
  'month-day': monthsSince,
  weekday: monthsSince,
  'last-weekday': monthsSince,
};

function keptDays(before: readonly string[], after: readonly string[]): Map<string, string> {
  const old = new Map(before.map((begin) => [begin.slice(0, 10), begin]));
  return new Map(
    after.flatMap((begin) => {
      const was = old.get(begin.slice(0, 10));
      return was === undefined ? [] : [[begin, was] as const];
    }),
  );
}

function daysSince(first: string, begin: string): number {
  return dateOf(first).until(dateOf(begin), { largestUnit: 'day' }).days;
}

function monthsSince(first: string, begin: string): number {
  const [from, to] = [dateOf(first), dateOf(begin)];
  return (to.year - from.year) * 12 + to.month - from.month;
}

function dateOf(begin: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(begin.slice(0, 10));
}
