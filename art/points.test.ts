import { expect, test } from 'vitest';
import { points } from './points.ts';

test('points are read from text, corners by their star, and a slip in them is found', () => {
  expect(points('1 2, -3.5 4*')).toEqual([
    [1, 2],
    [-3.5, 4, 1],
  ]);
  for (const slip of ['1 2, 3', '1 2 3', '1 two', '']) expect(() => points(slip)).toThrow('not a point');
});
