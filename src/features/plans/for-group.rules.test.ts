import { expect, it } from 'vitest';
import { GROUP_LIMITS } from '#features/groups/groups.rules.ts';
import { forGroup } from './for-group.rules.ts';
import { chaptersOf, lengthOf } from './places.rules.ts';

/** The passages of one day that has all of these. */
const day = (...places: string[]) => forGroup({ places, division: [places.length] }).references;

it('chapters of a day that follow each other are one passage, of one book', () => {
  expect(day('RUT.1', 'RUT.2', 'RUT.4')).toEqual(['Ruth 1–2', 'Ruth 4']);
  expect(day('RUT.4', '1SA.1')).toEqual(['Ruth 4', '1 Samuel 1']);
  expect(day('ISA.8', 'ISA.9.1-7')).toEqual(['Isaiah 8', 'Isaiah 9:1–7']);
});

it('days stay apart', () => {
  const { references } = forGroup({ places: ['RUT.1', 'RUT.2', 'RUT.3'], division: [2, 1] });
  expect(references).toEqual(['Ruth 1–2', 'Ruth 3']);
});

it('a passage has as many verses as a group reads at most, and not one more', () => {
  // Numbers 1, 2 and 3 have 54, 34 and 51 verses, Numbers 4 has 49 and Numbers 7 has 89.
  const verses = (...places: string[]) => places.reduce((sum, place) => sum + lengthOf(place), 0);
  expect(verses('NUM.1', 'NUM.2', 'NUM.3')).toBeLessThanOrEqual(GROUP_LIMITS.verses);
  expect(verses('NUM.1', 'NUM.2', 'NUM.3', 'NUM.4', 'NUM.5')).toBeGreaterThan(GROUP_LIMITS.verses);
  expect(day('NUM.1', 'NUM.2', 'NUM.3', 'NUM.4', 'NUM.5')).toEqual(['Numbers 1–4', 'Numbers 5']);
});

it('a plan with more passages than a group takes at once is cut off, and says so', () => {
  const most = GROUP_LIMITS.passagesAtOnce;
  const psalms = chaptersOf('PSA');
  const ofDays = (count: number) =>
    forGroup({ places: psalms.slice(0, count), division: psalms.slice(0, count).map(() => 1) });
  expect(ofDays(most)).toMatchObject({ isWhole: true, references: { length: most, 0: 'Psalm 1' } });
  expect(ofDays(most + 1)).toMatchObject({ isWhole: false, references: { length: most, 0: 'Psalm 1' } });
});
