import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extendedTo, formatVerses, parseVerses, toggled, versesInAddress } from './verse-numbers.rules.ts';

it('are written as people write them', () => {
  expect(formatVerses([4])).toBe('4');
  expect(formatVerses([2, 3, 4, 6, 8, 9])).toBe('2–4, 6, 8–9');
  expect(formatVerses([])).toBe('');
});

it('are read from an address as they are written to it', () => {
  const verses = fc.uniqueArray(fc.integer({ min: 1, max: 176 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(verses, (some) => {
      const sorted = some.toSorted((a, b) => a - b);
      expect(parseVerses(versesInAddress(sorted))).toEqual(sorted);
    }),
  );
});

it('are none where an address names none', () => {
  for (const address of ['', 'x', '1-', '-1', '1;2', '0', '18-16', '1-2-3', '9999', '1,x']) {
    expect(parseVerses(address)).toEqual([]);
  }
  expect(parseVerses('1-999')).toHaveLength(200);
});

it('are one more or one less', () => {
  expect(toggled([], 3)).toEqual([3]);
  expect(toggled([3, 9], 5)).toEqual([3, 5, 9]);
  expect(toggled([3, 5, 9], 5)).toEqual([3, 9]);
});

it('go on to another, from the nearest', () => {
  expect(extendedTo([], 3)).toEqual([3]);
  expect(extendedTo([2, 10], 12)).toEqual([2, 10, 11, 12]);
  expect(extendedTo([4], 2)).toEqual([2, 3, 4]);
});
