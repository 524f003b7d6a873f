import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOOKS } from './books.rules.ts';
import { chapterOfPassage, passageIdOf, passageName, pathOfPassage, versesOf } from './passage-ids.rules.ts';

it('names verses of a chapter, and reads what it wrote', () => {
  const chapters = fc
    .constantFrom(...BOOKS)
    .chain(({ id, chapters: most }) =>
      fc.record({ bookId: fc.constant(id), chapter: fc.integer({ min: 1, max: most }) }),
    );
  const verses = fc.uniqueArray(fc.integer({ min: 1, max: 176 }), { minLength: 1 });
  fc.assert(
    fc.property(chapters, verses, (of, some) => {
      const passage = { ...of, verses: some.toSorted((a, b) => a - b) };
      expect(versesOf(passageIdOf(passage))).toEqual(passage);
      expect(chapterOfPassage(passageIdOf(passage))).toBe(`${of.bookId}.${of.chapter}`);
    }),
  );
});

it('is said as people say it, and leads to its verses', () => {
  expect(passageName('PSA.23.2-4,6')).toBe('Psalm 23:2–4, 6');
  expect(pathOfPassage('PSA.23.2-4,6')).toBe('/bible/PSA/23/2-4,6');
});

it.each([
  '',
  'PSA',
  'PSA.23',
  'PSA.23.',
  'PSA.151.1',
  'PSA.0.1',
  'PSA.023.1',
  'XYZ.1.1',
  'psa.23.1',
  'PSA.23.4,2',
  'PSA.23.1–2',
  'PSA.23.1.2',
  'PSA.23.0',
])('is not %o', (text) => expect(versesOf(text)).toBeNull());
