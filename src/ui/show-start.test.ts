import { expect, test } from 'vitest';
import { startsInSight } from './show-start.ts';

const phone = { top: 0, height: 844 };
const withKeyboard = { top: 0, height: 508 };

test('what begins in the upper half below the bar is seen', () => {
  expect(startsInSight(80, 80, phone)).toBe(true);
  expect(startsInSight(440, 80, phone)).toBe(true);
});

test('what begins behind the bar, above the window or far down is not', () => {
  expect(startsInSight(79, 80, phone)).toBe(false);
  expect(startsInSight(-300, 80, phone)).toBe(false);
  expect(startsInSight(700, 80, phone)).toBe(false);
});

test('a keyboard takes the room that results would begin in', () => {
  expect(startsInSight(440, 80, withKeyboard)).toBe(false);
  expect(startsInSight(240, 80, withKeyboard)).toBe(true);
});

test('a page that was moved under the keyboard is reckoned from where it is seen', () => {
  expect(startsInSight(100, 80, { top: 200, height: 508 })).toBe(false);
  expect(startsInSight(400, 80, { top: 200, height: 508 })).toBe(true);
});
