import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, lastSaid } from './announce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('what comes at the same moment is all said, what comes later by itself', () => {
  announce('More is shown');
  announce('You prayed today');
  expect(lastSaid().words).toBe('More is shown You prayed today');
  vi.advanceTimersByTime(0);
  announce('Draft cleared.');
  expect(lastSaid().words).toBe('Draft cleared.');
});
