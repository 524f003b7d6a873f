import { expect, it } from 'vitest';
import { BOOKS } from '../../books.rules.ts';
import { placeNumber, placeOf, placesIn } from './places.ts';

it('numbers every verse in the order of the Bible, and reads the number back', () => {
  let before = 0;
  for (const [book, { chapters }] of BOOKS.entries()) {
    for (let chapter = 1; chapter <= chapters; chapter++) {
      for (const verse of [1, 2, 176]) {
        const number = placeNumber({ book, chapter, verse });
        expect(number).toBeGreaterThan(before);
        expect(placeOf(number)).toEqual({ book, chapter, verse });
        for (const { from, before: end } of [placesIn(book), placesIn(book, chapter)]) {
          expect(number >= from && number < end).toBe(true);
        }
        before = number;
      }
    }
  }
});

it('keeps neighbours out of a chapter and of a book', () => {
  const chapter = placesIn(18, 23);
  expect(placeNumber({ book: 18, chapter: 22, verse: 176 })).toBeLessThan(chapter.from);
  expect(placeNumber({ book: 18, chapter: 24, verse: 1 })).toBeGreaterThanOrEqual(chapter.before);
  const book = placesIn(18);
  expect(placeNumber({ book: 17, chapter: 42, verse: 17 })).toBeLessThan(book.from);
  expect(placeNumber({ book: 19, chapter: 1, verse: 1 })).toBeGreaterThanOrEqual(book.before);
});
