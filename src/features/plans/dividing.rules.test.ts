import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dividedAt, dividedEvenly, minutesOf, versesOf } from './dividing.rules.ts';
import { chaptersBetween, chaptersOf } from './places.rules.ts';
import { daysOf } from './schedule.rules.ts';

const weights = fc.array(fc.integer({ min: 1, max: 176 }), { minLength: 1, maxLength: 300 });

it('divides everything, leaves no day empty, and no day is heavier than the mean by more than the heaviest', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 400 }), (of, wanted) => {
      const division = dividedEvenly(of, wanted);
      expect(division).toHaveLength(Math.min(wanted, of.length));
      expect(division.every((count) => count >= 1)).toBe(true);
      expect(division.reduce((sum, count) => sum + count, 0)).toBe(of.length);
      const total = of.reduce((sum, weight) => sum + weight, 0);
      const mean = total / division.length;
      for (const { from, to } of daysOf(division)) {
        const day = of.slice(from, to).reduce((sum, weight) => sum + weight, 0);
        expect(day).toBeLessThanOrEqual(mean + Math.max(...of));
      }
    }),
  );
});

it('divides what weighs the same exactly', () => {
  expect(dividedEvenly([1, 1, 1, 1, 1, 1], 3)).toEqual([2, 2, 2]);
  expect(dividedEvenly([1, 1, 1, 1, 1, 1, 1], 3)).toHaveLength(3);
  expect(dividedEvenly([5], 9)).toEqual([1]);
});

it('counts chapters a day, and the last day has what is left', () => {
  expect(dividedAt(chaptersOf('MRK'), { kind: 'chapters', chapters: 3 })).toEqual([3, 3, 3, 3, 3, 1]);
  expect(dividedAt(chaptersOf('RUT'), { kind: 'chapters', chapters: 40 })).toEqual([4]);
});

it('reads about as many minutes a day as were asked', () => {
  const mark = chaptersOf('MRK');
  const division = dividedAt(mark, { kind: 'minutes', minutes: 10 });
  expect(Math.abs(minutesOf(versesOf(mark) / division.length) - 10)).toBeLessThanOrEqual(1);
});

it('goes from one chapter to another across books, and nowhere backwards', () => {
  const from = { bookId: 'RUT', chapter: 3 };
  expect(chaptersBetween(from, { bookId: '1SA', chapter: 2 })).toEqual(['RUT.3', 'RUT.4', '1SA.1', '1SA.2']);
  expect(chaptersBetween(from, { bookId: 'RUT', chapter: 3 })).toEqual(['RUT.3']);
  expect(chaptersBetween(from, { bookId: 'RUT', chapter: 2 })).toEqual([]);
  expect(chaptersBetween(from, { bookId: 'JDG', chapter: 9 })).toEqual([]);
  expect(chaptersBetween(from, { bookId: 'RUT', chapter: 9 })).toEqual([]);
  expect(chaptersBetween({ bookId: 'XXX', chapter: 1 }, from)).toEqual([]);
});
