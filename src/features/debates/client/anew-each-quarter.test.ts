import { afterEach, expect, it, vi } from 'vitest';
import { ANEW_EACH_QUARTER } from './anew-each-quarter.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['12:00:00', '12:14:59', false],
  ['12:14:59', '12:15:00', 'always'],
  ['12:00:00', '13:01:00', 'always'],
  ['12:16:00', '12:15:00', false],
])('asks at %s, and at %s again: %s', (asked, now, again) => {
  const at = (time: string) => Date.parse(`2026-11-26T${time}Z`);
  vi.useFakeTimers({ now: at(now) });
  expect(ANEW_EACH_QUARTER.refetchOnMount({ state: { dataUpdatedAt: at(asked) } })).toBe(again);
});
