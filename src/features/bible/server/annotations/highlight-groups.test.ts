import { expect, it } from 'vitest';
import { groupHighlights } from './highlight-groups.ts';

const row = (place: number, color: 'rose' | 'green' = 'rose', created_at = 1) => ({
  user_id: 'ann',
  place,
  color,
  created_at,
});

it('puts neighbours of one moment and colour together', () => {
  expect(groupHighlights([row(19_023_001), row(19_023_002), row(19_023_004)])).toEqual([
    { place: 19_023_001, lastVerse: 2, color: 'rose', createdAt: 1 },
    { place: 19_023_004, lastVerse: 4, color: 'rose', createdAt: 1 },
  ]);
});

it('keeps apart what has another colour, another moment or another chapter', () => {
  expect(groupHighlights([row(19_023_001), row(19_023_002, 'green')])).toHaveLength(2);
  expect(groupHighlights([row(19_023_001), row(19_023_002, 'rose', 2)])).toHaveLength(2);
  expect(groupHighlights([row(19_023_006), row(19_024_001)])).toHaveLength(2);
  expect(groupHighlights([])).toEqual([]);
});
