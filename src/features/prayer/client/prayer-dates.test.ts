import { afterEach, expect, test, vi } from 'vitest';
import { askedWhen, dayOf, forWhen, roughly } from './prayer-dates.ts';

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

afterEach(() => {
  vi.unstubAllEnvs();
});

test('in the first hour after a day of 23 hours, yesterday is that day', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const monday = new Date('2026-03-30T00:30').getTime();
  expect(dayOf(new Date('2026-03-29T20:00').getTime(), monday)).toBe('yesterday');
  expect(dayOf(new Date('2026-03-28T23:45').getTime(), monday)).toBe('Saturday');
});

// In New York it is Thursday evening when Friday has begun in UTC.
test('what was asked on a day that has not begun here was asked today', () => {
  expect(dayOf(Date.parse('2026-11-23T12:00'), now)).toBe('today');
});

test.each([
  ['2026-11-22', 'today'],
  ['2026-11-23', 'tomorrow'],
  ['2026-11-24', 'Tuesday'],
  ['2026-11-28', 'Saturday'],
  ['2026-11-29', '29 November'],
  ['2026-12-17', '17 December'],
  ['2027-03-03', '3 March 2027'],
  ['2026-11-21', 'yesterday'],
  ['2026-11-19', '19 November'],
])('prayer for %s is asked for %s', (day, said) => {
  expect(forWhen(day, now)).toBe(said);
});

test('the day of this morning is today', () => {
  expect(dayOf(minutes(300), now)).toBe('today');
});

test('long ago, the month is enough', () => {
  expect(roughly(days(20), now)).toBe('2 November');
  expect(roughly(days(100), now)).toBe('in August');
  expect(roughly(days(400), now)).toBe('in October 2025');
});
