import { expect, it } from 'vitest';
import { today } from './group-dates.ts';

it('is the day on the clocks of this browser', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
