import { expect, it } from 'vitest';
import { FOREVER, isForGood } from './for-good.ts';

it('a ban for good has no end; every other one has, and so has none at all', () => {
  expect([FOREVER, FOREVER - 1, 0, null].map(isForGood)).toEqual([true, false, false, false]);
});

it('for good is the last moment that a date can be', () => {
  expect(Number.isNaN(new Date(FOREVER).getTime())).toBe(false);
  expect(Number.isNaN(new Date(FOREVER + 1).getTime())).toBe(true);
});
