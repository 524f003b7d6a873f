import { expect, it } from 'vitest';
import { BOOKS } from '#features/bible/books.rules.ts';
import { factsOfReading } from './find-facts.ts';

const whole = (...ids: string[]) =>
  ids.flatMap((id) =>
    Array.from({ length: BOOKS.find((book) => book.id === id)!.chapters }, (_, i) => `${id}.${i + 1}`),
  );

it('counts a book when all of its chapters were read', () => {
  expect(factsOfReading([])).toMatchObject({ chapters: 0, books: 0, psalms: 0, gospels: 0 });
  expect(factsOfReading(whole('RUT').slice(1))).toMatchObject({ chapters: 3, books: 0, oldTestament: 0 });
  expect(factsOfReading(whole('RUT'))).toMatchObject({
    chapters: 4,
    books: 1,
    oldTestament: 1,
    newTestament: 0,
  });
});

it('knows the parts of the Bible', () => {
  expect(factsOfReading(whole('MRK', 'LUK', 'ACT'))).toMatchObject({
    gospels: 2,
    newTestament: 3,
    paulsLetters: 0,
  });
  expect(factsOfReading(whole('GEN', 'DEU', 'JOS', 'PSA'))).toMatchObject({
    pentateuch: 2,
    psalms: 150,
    prophets: 0,
  });
  expect(factsOfReading(whole('ROM', 'PHM', 'HEB', 'MAL'))).toMatchObject({ paulsLetters: 2, prophets: 1 });
  expect(factsOfReading(whole(...BOOKS.map(({ id }) => id)))).toMatchObject({
    books: 66,
    gospels: 4,
    pentateuch: 5,
    paulsLetters: 13,
    prophets: 17,
    oldTestament: 39,
    newTestament: 27,
  });
});
