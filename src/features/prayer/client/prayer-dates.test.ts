import { expect, test } from 'vitest';
import { askedWhen, dayOf, roughly } from './prayer-dates.ts';

const now = new Date(2026, 10, 22, 15, 0).getTime();
const minutes = (count: number) => now - count * 60_000;
const days = (count: number) => now - count * 86_400_000;

test.each([
  [minutes(1), 'just now'],
  [minutes(20), '20 minutes ago'],
  [minutes(61), 'an hour ago'],
  [minutes(300), '5 hours ago'],
  [days(1), 'yesterday'],
  [days(3), 'Thursday'],
  [days(20), '2 November'],
  [days(400), '18 October 2025'],
])('what was asked at %i was asked %s', (at, said) => {
  expect(askedWhen(at, now)).toBe(said);
});

test('the day of this morning is today', () => {
  expect(dayOf(minutes(300), now)).toBe('today');
});

test('long ago, the month is enough', () => {
  expect(roughly(days(20), now)).toBe('2 November');
  expect(roughly(days(100), now)).toBe('in August');
  expect(roughly(days(400), now)).toBe('in October 2025');
});
