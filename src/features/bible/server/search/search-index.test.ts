import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findInIndex } from './find-in-index.ts';
import { markHits } from './mark-hits.ts';
import { parseTerms } from './parse-query.ts';
import { runQuery } from './run-query.ts';
import { buildSearchIndex } from './search-index.ts';

const word = fc.constantFrom('love', 'loves', 'lover', 'light', 'lamp', 'stand');
const loves = new Set(['love', 'loves']);
const isKin = (one: string, other: string) => one === other || (loves.has(one) && loves.has(other));

it('finds exactly the verses that reading them all would find', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 12 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      (verses, words) => {
        // The first verse makes both forms known, by which one is told to be the other's.
        const all = [['love', 'loves', 'lover', 'light', 'lamp', 'stand'], ...verses];
        const index = buildSearchIndex(all.length, (n) => [all[n]!.join(' ')]);
        const numbers = all.map((_, n) => n);
        const expected = numbers.filter((n) => words.every((w) => all[n]!.some((v) => isKin(v, w))));
        const found = runQuery(index, parseTerms(words.join(' ')), 'none').verses;
        expect([...found].sort((a, b) => a - b)).toEqual(expected);
        const phrase = numbers.filter((n) => ` ${all[n]!.join(' ')} `.includes(` ${words.join(' ')} `));
        expect([...runQuery(index, parseTerms(`"${words.join(' ')}"`), 'none').verses]).toEqual(phrase);
      },
    ),
  );
});

it('puts the whole phrase first, then words that stand near each other', () => {
  const verses = ['lamp and then a light', 'a light, a lamp', 'lamps light', 'then the lamp light came'];
  const index = buildSearchIndex(verses.length, (n) => [verses[n]!]);
  expect([...findInIndex(index, 'lamp light').verses]).toEqual([3, 1, 0, 2]);
});

it.each([
  ['love', ['love', 'loving', 'love']],
  ['loveth', ['love', 'loving', 'love']],
  ['lo', ['Lo']],
  ['dou', ['doubt']],
  ['god dont', ['God’s', 'don’t']],
  ['"love is" is', ['love is']],
  ['“love is', ['love is']],
])('marks what %s found', (query, marked) => {
  const verse = 'Lo, God’s love is loving; don’t doubt “love”.';
  const index = buildSearchIndex(1, () => [verse]);
  const hits = markHits(verse, findInIndex(index, query));
  expect(hits.map(([start, end]) => verse.slice(start, end))).toEqual(marked);
});
