import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markHits } from './mark-hits.ts';
import { parseTerms } from './parse-query.ts';
import { runQuery } from './run-query.ts';
import { buildSearchIndex } from './search-index.ts';

const word = fc.constantFrom('love', 'loves', 'lover', 'light', 'lamp', 'stand');

it('finds exactly the verses that reading them all would find', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 12 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      (verses, words) => {
        const index = buildSearchIndex(verses.length, (n) => verses[n]!.join(' '));
        const numbers = verses.map((_, n) => n);
        const all = numbers.filter((n) => words.every((w) => verses[n]!.some((v) => v.startsWith(w))));
        const found = runQuery(index, { words, phrases: [] });
        expect([...found].sort((a, b) => a - b)).toEqual(all);
        const phrase = numbers.filter((n) => ` ${verses[n]!.join(' ')} `.includes(` ${words.join(' ')} `));
        expect([...runQuery(index, { words: [], phrases: [words] })]).toEqual(phrase);
      },
    ),
  );
});

it.each([
  ['love', ['love', 'love']],
  ['lov', ['love', 'loving', 'love']],
  ['god dont', ['God’s', 'don’t']],
  ['"love is" is', ['love is']],
  ['“love is', ['love is']],
])('marks what %s found', (query, marked) => {
  const verse = 'God’s love is loving; don’t doubt “love”.';
  expect(markHits(verse, parseTerms(query)).map(([start, end]) => verse.slice(start, end))).toEqual(marked);
});
