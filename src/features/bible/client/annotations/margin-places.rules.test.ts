import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marginPlaces } from './margin-places.rules.ts';

const item = fc.record({
  wanted: fc.integer({ min: 0, max: 5000 }),
  height: fc.integer({ min: 1, max: 400 }),
});

it('stand at their places where there is room', () => {
  expect(
    marginPlaces(
      [
        { wanted: 10, height: 20 },
        { wanted: 50, height: 20 },
      ],
      8,
    ),
  ).toEqual([10, 50]);
});

it('never cover one another, and none stands above its place', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 40 }), (items) => {
      const inOrder = items.toSorted((a, b) => a.wanted - b.wanted);
      const tops = marginPlaces(inOrder, 8);
      for (const [i, top] of tops.entries()) {
        expect(top).toBeGreaterThanOrEqual(inOrder[i]!.wanted);
        if (i > 0) expect(top).toBeGreaterThanOrEqual(tops[i - 1]! + inOrder[i - 1]!.height + 8);
      }
    }),
  );
});
