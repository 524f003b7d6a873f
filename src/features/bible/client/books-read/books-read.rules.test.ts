import { expect, test } from 'vitest';
import { testamentsRead } from './books-read.rules.ts';

const countsOf = (read: string[]) =>
  Object.fromEntries(
    testamentsRead(read)
      .flatMap(({ books }) => books)
      .filter((book) => book.read > 0)
      .map(({ book, read: count }) => [book.id, count]),
  );

test('the chapters of each book are counted, each once', () => {
  expect(countsOf([])).toEqual({});
  expect(countsOf(['JHN.3', 'JHN.3', '1JN.3', 'JHN.1', 'PSA.119'])).toEqual({ JHN: 2, '1JN': 1, PSA: 1 });
});

test('39 books and 27, 929 chapters and 260', () => {
  const [old, young] = testamentsRead(['GEN.1', 'MAL.4', 'MAT.1']);
  expect(old).toMatchObject({ name: 'Old Testament', read: 2, chapters: 929 });
  expect(young).toMatchObject({ name: 'New Testament', read: 1, chapters: 260 });
  expect([old!.books.length, young!.books.length]).toEqual([39, 27]);
});
