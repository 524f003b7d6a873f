import { expect, it } from 'vitest';
import { nextXP } from '#features/progress/progress.rules.ts';
import { PASSAGE_XP, passageOn } from './groups.rules.ts';
import { endOfLast } from './talk.rules.ts';

it('answered passages are paid up to the most of a day', () => {
  const most = PASSAGE_XP.perDay;
  expect([0, most - 1, most, most + 1].map((paid) => nextXP(PASSAGE_XP, paid))).toEqual([3, 3, 0, 0]);
});

it('the passage of a day is the last that has begun, and the first before any has', () => {
  const plan = ['2026-11-23', '2026-11-25', '2026-11-25', '2026-11-30'].map((startsOn, at) => ({
    id: String(at),
    startsOn,
  }));
  const on = (day: string) => passageOn(plan, day)?.id;
  expect(on('2026-11-01')).toBe('0');
  expect(on('2026-11-24')).toBe('0');
  expect(on('2026-11-25')).toBe('2');
  expect(on('2026-11-29')).toBe('2');
  expect(on('2026-11-30')).toBe('3');
  expect(on('2027-01-01')).toBe('3');
  expect(passageOn([], '2026-11-24')).toBeNull();
});

it('the last passage of a plan has as many days as the one before it, and a week where it is alone', () => {
  expect(endOfLast('2026-11-23', null)).toBe('2026-11-30');
  expect(endOfLast('2026-11-30', '2026-11-29')).toBe('2026-12-01');
  expect(endOfLast('2026-11-30', '2026-11-16')).toBe('2026-12-14');
});
