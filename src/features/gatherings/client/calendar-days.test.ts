import { describe, expect, it } from 'vitest';
import { dayByKey, monthsAfter, weeksOf } from './calendar-days.ts';

it('counts months over the ends of years', () => {
  expect(monthsAfter('2026-11', 2)).toBe('2027-01');
  expect(monthsAfter('2026-01', -1)).toBe('2025-12');
});

describe('the weeks of a month', () => {
  it('begin on Monday and are whole', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  });

  it('are four to six, and fit what a calendar asks for at once', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
  });
});

it.each([
  ['2026-11-26', 'ArrowLeft', '2026-11-25'],
  ['2026-11-26', 'ArrowDown', '2026-12-03'],
  ['2026-11-26', 'Home', '2026-11-23'],
  ['2026-11-26', 'End', '2026-11-29'],
  ['2026-11-29', 'Home', '2026-11-23'],
  ['2026-11-23', 'Home', '2026-11-23'],
  ['2026-11-29', 'End', '2026-11-29'],
  ['2026-01-31', 'PageDown', '2026-02-28'],
  ['2026-03-05', 'PageUp', '2026-02-05'],
  ['2026-11-26', 'a', null],
])('from %s, %s leads to %s', (day, key, there) => expect(dayByKey(day, key)).toBe(there));
