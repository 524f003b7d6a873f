import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOOKS } from './books.rules.ts';
import { mentionsIn } from './server/mentions.ts';
import { writtenPlaces } from './written-places.rules.ts';

it.each([
  ['I read John 3:16 today.', ['John 3:16', '/bible/JHN/3/16']],
  ['See Psalm 23:1–3!', ['Psalm 23:1–3', '/bible/PSA/23/1-3']],
  ['(1 Cor 13.4-7)', ['1 Cor 13.4-7', '/bible/1CO/13/4-7']],
  ['Gen 1:31-2:3', ['Gen 1:31-2:3', '/bible/GEN/1/31']],
  ['Song of Solomon 2:1', ['Song of Solomon 2:1', '/bible/SNG/2/1']],
  ['Today God 3:16', null],
  ['We met at 7:30, John', null],
  ['John 22:1', null],
  ['Ps 151:1', null],
  ['John 3:999', null],
  ['Let Thursday 19:30 be', null],
])('finds in %j: %j', (text, expected) => {
  const found = writtenPlaces(text).map(({ from, to, path }) => [text.slice(from, to), path]);
  expect(found).toEqual(expected === null ? [] : [expected]);
});

it('finds what the server finds, in any words', () => {
  const place = fc
    .record({
      book: fc.constantFrom(...BOOKS),
      chapter: fc.integer({ min: 1, max: 30 }),
      verse: fc.integer({ min: 1, max: 15 }),
    })
    .filter(({ book, chapter }) => chapter <= book.chapters)
    .chain(({ book, chapter, verse }) =>
      fc
        .tuple(
          fc.constantFrom(book.name, book.citation),
          fc.constantFrom(':', '.'),
          fc.constantFrom('', '-16', '–17'),
        )
        .map(([name, colon, end]) => `${name} ${chapter}${colon}${verse}${end}`),
    );
  const word = fc.constantFrom(
    'As',
    'in',
    'See',
    'and',
    'my',
    'Thursday',
    '19:30',
    '(',
    ');',
    '😀',
    'Mark',
    '3',
    'of',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(place, word), { maxLength: 8 }), (parts) => {
      const text = parts.join(' ');
      const mine = writtenPlaces(text).slice(0, 10);
      for (const { from, path } of mentionsIn(text)) {
        const here = mine.find((found) => found.from === from);
        expect(here?.path.split('/').slice(0, 4), text).toEqual(path.split('/').slice(0, 4));
      }
    }),
  );
});

it('looks at a long text once', () => {
  expect(writtenPlaces('John 3:16 '.repeat(2000))).toHaveLength(2000);
  expect(writtenPlaces('A'.repeat(50_000))).toEqual([]);
  expect(writtenPlaces('Aa '.repeat(20_000))).toEqual([]);
  expect(writtenPlaces('A.'.repeat(250_000))).toEqual([]);
  expect(writtenPlaces('A.A. of '.repeat(60_000))).toEqual([]);
});

it.each([
  ['Psalm 119:176', ['/bible/PSA/119/176']],
  ['Psalm 119:177', []],
  ['John 3:0', []],
  ['John 0:1', []],
  ['John 21:1', ['/bible/JHN/21/1']],
  ['John 22:1', []],
  ['John 3:16-18', ['/bible/JHN/3/16-18']],
  ['John 3:16-16', ['/bible/JHN/3/16']],
  ['John 3:16-4', ['/bible/JHN/3/4-16']],
])('%s leads to %j', (text, paths) => {
  expect(writtenPlaces(text).map(({ path }) => path)).toEqual(paths);
});
