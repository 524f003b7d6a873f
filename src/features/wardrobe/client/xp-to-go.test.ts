import { expect, it } from 'vitest';
import { entriesThatOpen } from './xp-to-go.ts';

it.each([
  ['the last point', 1, 5, 'One journal entry opens this'],
  ['exactly one entry', 10, 1, 'One journal entry opens this'],
  ['a point more than one', 11, 2, 'Two journal entries open this'],
  ['a whole day', 50, 5, 'Five journal entries open this'],
  ['more than a day', 51, 5, null],
  ['more than what is left of the day', 20, 1, null],
  ['a day that pays no more', 10, 0, null],
])('%s: %i XP with %i entries left', (_, missingXP, paidEntriesLeft, words) => {
  const nextEntryXP = paidEntriesLeft > 0 ? 10 : 0;
  expect(entriesThatOpen(missingXP, { nextEntryXP, paidEntriesLeft })).toBe(words);
});
