import { expect, it } from 'vitest';
import { nextXP } from '#features/progress/progress.rules.ts';
import { type Audience, dayOf, isWithin, narrower, PRAYER_XP, placeOnDay } from './prayer.rules.ts';

const [onlyMe, circle, everyone] = (['only-me', 'circle', 'everyone'] as const).map(
  (kind): Audience => ({ kind, id: null }),
) as [Audience, Audience, Audience];

it.each([
  [onlyMe, circle, true],
  [circle, circle, true],
  [circle, everyone, true],
  [everyone, circle, false],
  [circle, onlyMe, false],
])('%o is within %o: %s', (inner, outer, expected) => {
  expect(isWithin(inner, outer)).toBe(expected);
  expect(narrower(inner, outer)).toBe(expected ? inner : outer);
});

it.each([
  ['kitchen', 'kitchen', true],
  ['kitchen', 'vineyard', false],
])('the group %s is within the group %s: %s', (a, b, expected) => {
  const [inner, outer] = [a, b].map((id): Audience => ({ kind: 'group', id })) as [Audience, Audience];
  expect(isWithin(inner, outer)).toBe(expected);
  expect(narrower(inner, outer)).toEqual(expected ? inner : onlyMe);
  expect([isWithin(inner, everyone), isWithin(inner, circle), isWithin(circle, inner)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(narrower(circle, inner)).toEqual(onlyMe);
});

it('places what is written by its day, and by chance within it', () => {
  const morning = Date.parse('2026-11-22T00:00:00Z');
  const evening = Date.parse('2026-11-22T23:59:59.999Z');
  expect(placeOnDay(morning, 0.5)).toBe(placeOnDay(evening, 0.5));
  expect(placeOnDay(morning, 0.999_999_999_9)).toBeLessThan(placeOnDay(evening + 1, 0));
  expect(placeOnDay(morning, 0.2)).toBeGreaterThan(placeOnDay(evening, 0.1));
  // The segment of a list stands before it in a cursor, which is a whole number.
  expect(Number.isSafeInteger(4 * 100_000_000_000_000 + placeOnDay(evening, 0.9))).toBe(true);
  expect(placeOnDay(Date.parse('2240-01-01T00:00:00Z'), 0.9)).toBeLessThan(100_000_000_000_000);
  expect([dayOf(morning), dayOf(evening)]).toEqual(['2026-11-22', '2026-11-22']);
});

it.each([
  ['prayed', 9, 1],
  ['prayed', 10, 0],
  ['encouragement', 4, 2],
  ['encouragement', 5, 0],
  ['testimony', 2, 10],
  ['testimony', 3, 0],
] as const)('%s after %d is paid %d', (what, paid, xp) => expect(nextXP(PRAYER_XP[what], paid)).toBe(xp));
