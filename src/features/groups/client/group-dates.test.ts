import { expect, it } from 'vitest';
import { daysAfter, saidDay, today } from './group-dates.ts';

it('names days, with the year only where it is another', () => {
  expect(saidDay('2026-11-26', '2026-11-22')).toBe('Thursday 26 November');
  expect(saidDay('2027-01-01', '2026-12-30')).toBe('Friday 1 January 2027');
});

it('counts calendar days over the end of a month and a change of clocks', () => {
  expect(daysAfter('2026-10-24', 7)).toBe('2026-10-31');
  expect(daysAfter('2026-12-28', 7)).toBe('2027-01-04');
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
