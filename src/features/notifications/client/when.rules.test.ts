import { expect, it } from 'vitest';
import { dayOf, shownTime, whenText } from './when.rules.ts';

const at = (text: string) => new Date(text).getTime();
const NOW = at('2026-11-22T09:30');

it.each([
  ['2026-11-22T06:12', 'Today', '6:12'],
  ['2026-11-22T09:31', 'Today', '9:31'],
  ['2026-11-21T23:59', 'Yesterday', '23:59'],
  ['2026-11-19T12:00', 'Earlier', 'Thursday'],
  ['2026-11-15T12:00', 'Earlier', '15 November'],
  ['2025-12-24T12:00', 'Earlier', '24 December 2025'],
])('%s is of %s, and reads %s', (then, day, text) => {
  expect(dayOf(at(then), NOW)).toBe(day);
  expect(whenText(at(then), NOW)).toBe(text);
});

it.each([
  ['21:00', '21:00'],
  ['06:30', '6:30'],
  ['00:05', '0:05'],
])('shows %s as %s', (time, shown) => {
  expect(shownTime(time)).toBe(shown);
});
