import { expect, it } from 'vitest';
import { saidDate, saidDay } from './said-day.ts';

it('names days, with the year only where it is another', () => {
  expect(saidDay('2026-11-26', '2026-11-22')).toBe('Thursday 26 November');
  expect(saidDay('2027-01-01', '2026-12-30')).toBe('Friday 1 January 2027');
});

it('says as much of a date as is asked for, and nothing of one that is being typed', () => {
  expect(saidDate('2026-11-26', { weekday: 'long' })).toBe('Thursday');
  expect(saidDate('2026-11-01', { month: 'long', year: 'numeric' })).toBe('November 2026');
  expect(saidDate('', { weekday: 'long' })).toBe('');
});
