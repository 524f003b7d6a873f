import { expect, it } from 'vitest';
import { dayOf, sinceWhen } from './circle-dates.ts';

const now = new Date(2026, 10, 22, 18).getTime();

it.each([
  [new Date(2026, 10, 22, 0, 1), 'since today'],
  [new Date(2026, 10, 21, 23, 59), 'since November'],
  [new Date(2026, 2, 3), 'since March'],
  [new Date(2025, 10, 22, 18), 'since November 2025'],
])('%s is %s', (since, words) => {
  expect(sinceWhen(since.getTime(), now)).toBe(words);
});

it('a link ends on a day that is written as all others are', () => {
  expect(dayOf(new Date(2026, 11, 6, 12).getTime())).toBe('6 December');
});
