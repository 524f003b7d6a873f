import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['lamp', '', 4],
  ['', 'lamp', 4],
  ['lamp', 'lamp', 0],
  ['lamp', 'lap', 1],
  ['lap', 'lamp', 1],
  ['lamp', 'limp', 1],
  ['lamp', 'lapm', 1],
  ['lamp', 'almp', 1],
  ['lamp', 'palm', 3],
  ['lampstand', 'standlamp', 8],
])('between %j and %j it is %d', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
