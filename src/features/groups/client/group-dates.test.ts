import { expect, it } from 'vitest';
import { saidDay, today } from './group-dates.ts';

it('names days, with the year only where it is another', () => {
  expect(saidDay('2026-11-26', '2026-11-22')).toBe('Thursday 26 November');
  expect(saidDay('2027-01-01', '2026-12-30')).toBe('Friday 1 January 2027');
});

it('is the day on the clocks of this browser', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
