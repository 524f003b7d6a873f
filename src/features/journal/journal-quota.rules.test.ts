import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { bytesOf, withEntry, withoutEntry } from './journal-quota.rules.ts';

it('counts what is written as the bytes that it takes', () => {
  expect(bytesOf({ content: 'Light', reflectionPrompt: null })).toBe(5);
  expect(bytesOf({ content: 'Lüx 🌿', reflectionPrompt: 'ü' })).toBe(9 + 2);
});

it('counts a day from its first entry on', () => {
  const none = { bytes: 0, dayBegunAt: 0, dayEntries: 0 };
  const first = withEntry(none, 10, 5 * DAY_MS);
  expect(first).toEqual({ bytes: 10, dayBegunAt: 5 * DAY_MS, dayEntries: 1 });
  const second = withEntry(first, 20, 6 * DAY_MS - 1);
  expect(second).toEqual({ bytes: 30, dayBegunAt: 5 * DAY_MS, dayEntries: 2 });
  expect(withEntry(second, 5, 6 * DAY_MS)).toEqual({ bytes: 35, dayBegunAt: 6 * DAY_MS, dayEntries: 1 });
});

it('gives the room of a deleted entry back, and its place in the day if it is of this day', () => {
  const usage = { bytes: 30, dayBegunAt: 1000, dayEntries: 2 };
  expect(withoutEntry(usage, { bytes: 10, createdAt: 1000 })).toEqual({ ...usage, bytes: 20, dayEntries: 1 });
  expect(withoutEntry(usage, { bytes: 10, createdAt: 999 })).toEqual({ ...usage, bytes: 20 });
  expect(withoutEntry(usage, { bytes: 50, createdAt: 0 }).bytes).toBe(0);
});
