import { expect, it } from 'vitest';
import { comeTo, readAheadOf, readAheadText } from './read-ahead.rules.ts';

const at = (division: number[], skippedTo = 0) => ({ division, skippedTo });

it.each([
  ['nothing while the open day has none of it', at([1, 1, 1]), [], [1, 2], []],
  ['day after day', at([1, 1, 1, 1]), [0], [2, 1, 3], [1, 2, 3]],
  ['up to a gap', at([1, 1, 1, 1]), [0], [1, 3], [1]],
  ['a part of a day, and nothing behind it', at([1, 2, 1]), [0], [2, 3], [2]],
  ['what follows on days that were left out', at([1, 1, 1], 2), [], [2], [2]],
  ['nothing twice', at([1, 1]), [0, 1], [1], []],
])('a plan comes to %s', (_, arrangement, done, ahead, reached) => {
  expect(comeTo(arrangement, new Set(done), ahead)).toEqual(reached);
});

it('what was read ahead is kept in a few characters', () => {
  const ahead = { on: '2026-11-25', at: [2, 3] };
  expect(readAheadText(ahead)).toBe('2026-11-25 2 3');
  expect(readAheadOf('2026-11-25 2 3')).toEqual(ahead);
  expect([readAheadText(null), readAheadOf(null)]).toEqual([null, null]);
});
