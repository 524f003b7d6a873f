import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf, WORD, wordForm, wordsOf } from './words.ts';

it('keeps apostrophes inside words and leaves quotes outside', () => {
  const forms = wordsOf("“ ‘God’s sons’ don't…’ ” Élan donʼt").map((word) => word.form);
  expect(forms).toEqual(["god's", 'sons', "don't", 'elan', "don't"]);
});

it('reads plain texts as it reads all others', () => {
  const piece = fc.constantFrom('a', 'Z', '7', "'", '’', '‘', ' ', '-', '—', '.', '\u00a0', '“');
  fc.assert(
    fc.property(fc.string({ unit: piece }), (text) => {
      const slow = Array.from(text.matchAll(WORD), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
        form: wordForm(match[0]),
      }));
      expect(wordsOf(text)).toEqual(slow);
    }),
  );
});

it('reads a hyphenated name as one word, which has parts, and leaves the Name its capitals', () => {
  const forms = wordsOf('Beth-el, a-whoring — the LORD’s Lord GOD').map((word) => word.form);
  expect(forms).toEqual(['bethel', 'awhoring', 'the', "LORD's", 'lord', 'GOD']);
  expect([partsOf('Beth-el'), partsOf('a-whoring'), partsOf('Bethel')]).toEqual([
    ['beth', 'el'],
    ['whoring'],
    [],
  ]);
});
