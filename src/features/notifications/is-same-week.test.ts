import { expect, it } from 'vitest';
import { isSameWeek } from './notifications.rules.ts';

const at = (text: string) => Date.parse(text);

it('letters of one week are those that are due less than half a week apart', () => {
  const due = at('2026-11-21T08:00:00Z');
  expect(isSameWeek(due, due)).toBe(true);
  // The same Saturday in the first and the last time zone.
  expect(isSameWeek(at('2026-11-20T18:00:00Z'), at('2026-11-21T20:00:00Z'))).toBe(true);
  expect(isSameWeek(due, at('2026-11-24T19:59:59Z'))).toBe(true);
  expect(isSameWeek(due, at('2026-11-24T20:00:00Z'))).toBe(false);
  expect(isSameWeek(due, at('2026-11-28T08:00:00Z'))).toBe(false);
});
