import { expect, test } from 'vitest';
import { clockOf, hasDay, minuteOf, reminderWords, withDay } from './reminders.ts';

test.each([
  [420, 127, 'Remind me at 7:00'],
  [540, 64, 'Sundays at 9:00'],
  [425, 1 + 4, 'Mon, Wed at 7:05'],
])('a reminder at minute %i on the days %i says: %s', (minuteOfDay, days, words) => {
  expect(reminderWords({ minuteOfDay, days })).toBe(words);
});

test('a time field and the minutes of a day say the same', () => {
  expect(minuteOf('07:05')).toBe(425);
  expect(clockOf(425)).toBe('7:05');
  expect(minuteOf('')).toBeNull();
});

test('a day is switched on and off', () => {
  expect(hasDay(64, 6)).toBe(true);
  expect(withDay(64, 0)).toBe(65);
  expect(withDay(65, 6)).toBe(1);
});
