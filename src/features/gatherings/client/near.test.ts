import { expect, it } from 'vitest';
import { nearOf, nearWords } from './near.ts';

const at = (when: string) => ({ startsAt: Date.parse(`${when}Z`) });
const inBerlin = { date: '2026-11-26', zone: 'Europe/Berlin' };

it.each([
  ['2026-11-26T08:05', 'Today, 9:05'],
  // Half an hour before midnight on the clocks of the reader, and half an hour after.
  ['2026-11-27T22:30', 'Tomorrow, 23:30'],
  ['2026-11-27T23:30', null],
  ['2026-11-25T23:30', 'Today, 0:30'],
  // A retreat that began two days ago and is not over.
  ['2026-11-24T10:00', 'Now'],
])('what begins %s UTC is for a reader in Berlin on the 26th: %s', (when, words) => {
  expect(nearWords(at(when), inBerlin)).toBe(words);
});

it('a day has room for two of what is near', () => {
  const [first, second, third, later] = [8, 9, 10, 90].map((hours) => ({
    startsAt: Date.parse('2026-11-26T00:00Z') + hours * 3_600_000,
  }));
  expect(nearOf([first!, second!, third!, later!], inBerlin)).toEqual([first, second]);
  expect(nearOf([first!, later!], inBerlin)).toEqual([first]);
  expect(nearOf([later!], inBerlin)).toEqual([]);
});
