import { expect, test } from 'vitest';
import { seenPart } from './seen-part.ts';

const NOTHING = { '--seen-height': null, '--seen-above': null, '--seen-below': null };

test('a keyboard hides what is below the part that is seen, and what that part was moved past', () => {
  expect(seenPart({ height: 420, offsetTop: 100.4, scale: 1 }, 844)).toEqual({
    '--seen-height': 420,
    '--seen-above': 100,
    '--seen-below': 324,
  });
});

test.each([
  ['without one', { height: 844, offsetTop: 0, scale: 1 }],
  ['while the bars of the browser come and go', { height: 760, offsetTop: 0, scale: 1 }],
  ['in a page that is magnified', { height: 422, offsetTop: 200, scale: 2 }],
])('nothing is hidden %s', (_, part) => {
  expect(seenPart(part, 844)).toEqual(NOTHING);
});
