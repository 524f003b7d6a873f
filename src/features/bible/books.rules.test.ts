import { expect, test } from 'vitest';
import { BOOKS, browsedPlace, chapterName, chaptersReadOf, isWithin, searchedPlace } from './books.rules.ts';

test.each([
  ['PSA', 23, 'Psalm 23'],
  ['JHN', 3, 'John 3'],
  ['1CO', '13', '1 Corinthians 13'],
  ['XYZ', 3, 'XYZ 3'],
])('a chapter of %s, %s, is called %s', (bookId, chapter, name) => {
  expect(chapterName(bookId, chapter)).toBe(name);
});

test('the book itself stays Psalms', () => {
  expect(BOOKS.find(({ id }) => id === 'PSA')?.name).toBe('Psalms');
});

test.each([
  ['book=PSA&chapter=23', 'PSA', 23],
  ['book=psa', 'PSA', 1],
  ['book=JUD&chapter=9', 'JUD', 1],
  ['book=PSA&chapter=-4', 'PSA', 1],
  ['book=PSA&chapter=2.9', 'PSA', 2],
  ['book=PSA&chapter=nine', 'PSA', 1],
  ['book=XYZ&chapter=2', '', 2],
  ['chapter=12', '', 12],
  ['chapter=80', '', 50],
  ['', '', 1],
])('%s asks for %s %i', (address, bookId, chapter) => {
  expect(browsedPlace(new URLSearchParams(address))).toEqual({ bookId, chapter });
});

test('the chapters read of one book are not those of another', () => {
  expect(chaptersReadOf('JHN', ['JHN.3', '1JN.2', 'JHN.21', 'PSA.23'])).toEqual(new Set([3, 21]));
});

test.each([
  ['within=psa', 'PSA'],
  ['within=OLD', 'old'],
  ['within=Tobit', ''],
  ['', ''],
])('%s looks within %j', (address, place) => {
  expect(searchedPlace(new URLSearchParams(address))).toBe(place);
});

test('a book is within its testament and itself', () => {
  expect(['old', 'new', 'MAL', 'MAT'].map((place) => isWithin(38, place))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(['old', 'new', 'MAL', 'MAT'].map((place) => isWithin(39, place))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
