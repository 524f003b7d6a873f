import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { foldForSearch } from './fold-for-search.ts';
import { foundIn } from './found-in.ts';

/** The excerpt with what is marked in brackets. */
function shown(line: string, q: string, most = 60): string | null {
  const found = foundIn(line, foldForSearch(q).split(' '), most);
  if (found === null) return null;
  let text = '';
  let at = 0;
  for (const { from, to } of found.marks) {
    text += `${found.excerpt.slice(at, from)}[${found.excerpt.slice(from, to)}]`;
    at = to;
  }
  return text + found.excerpt.slice(at);
}

it('marks the words wherever they stand, also in the middle of others', () => {
  expect(shown('The soup, and soups of Naomi', 'SOUP')).toBe('The [soup], and [soup]s of Naomi');
  expect(shown('The soup of Naomi', 'naomi soup')).toBe('The [soup] of [Naomi]');
  expect(shown('together', 'the get')).toBe('to[gethe]r');
  expect(shown('The soup', 'soup bread')).toBeNull();
});

it.each([
  ['Grâce et paix', 'grace', '[Grâce] et paix'],
  ['e\u0301te\u0301 a\u0300 Paris', 'ete', '[e\u0301te\u0301] a\u0300 Paris'],
  ['Die Straße ist weiß', 'straße', 'Die [Straße] ist weiß'],
  ['Мой дом', 'мой', '[Мой] дом'],
  ['Мои\u0306 дом', 'мой', '[Мои\u0306] дом'],
  ['ŒUVRE de foi', 'œuvre', '[ŒUVRE] de foi'],
  ['שָׁלוֹם לכם', 'שלום', '[שָׁלוֹם] לכם'],
  ['恩典够你用', '典够', '恩[典够]你用'],
  ['한국어 성경'.normalize('NFD'), '국어', '한[국어] 성경'],
  ['Soup 🍲🥖 tonight', '🍲', 'Soup [🍲]🥖 tonight'],
  ['don’t – John 3:16–17', "don't 3:16-17", '[don’t] – John [3:16–17]'],
  ['what?! !!', '!!', 'what?! [!!]'],
])('marks in %j what %j finds', (line, q, expected) => {
  expect(shown(line, q)?.normalize('NFC')).toBe(expected.normalize('NFC'));
});

it('cuts a long text around the first of the words, between words', () => {
  const long =
    `${'one two three four '.repeat(20)}the soup of Naomi ${'five six seven eight '.repeat(20)}`.trim();
  expect(shown(long, 'naomi')).toBe('…four one two three four the soup of [Naomi] five six seven…');
  expect(shown(`${'a'.repeat(100)}needle${'b'.repeat(100)}`, 'needle')).toBe(
    `…${'a'.repeat(40)}[needle]${'b'.repeat(13)}…`,
  );
  expect(shown(`needle ${'five six seven eight '.repeat(20)}`.trim(), 'needle')).toMatch(
    /^\[needle\] five.*…$/,
  );
});

it('finds what a search finds, within the excerpt, and breaks no character', () => {
  const letters = fc.constantFrom(
    'a',
    'b',
    'é',
    'e\u0301',
    ' ',
    '恩',
    '典',
    '🕊',
    '👨‍👩‍👧',
    '⁗',
    'ﬁ',
    '\u200e',
    '\u064b',
    'ب',
    'й',
    'ß',
  );
  const text = fc.string({ unit: letters, maxLength: 300 }).map((one) => one.replace(/\s+/g, ' ').trim());
  fc.assert(
    fc.property(text, fc.string({ unit: letters, minLength: 1, maxLength: 4 }), (line, q) => {
      const words = foldForSearch(q).split(' ').filter(Boolean);
      if (words.length === 0) return;
      const isFound = words.every((word) => foldForSearch(line).includes(word));
      const found = foundIn(line, words, 60);
      expect(found !== null).toBe(isFound);
      if (found === null) return;
      expect(found.excerpt.isWellFormed()).toBe(true);
      expect(found.excerpt.length).toBeLessThanOrEqual(62);
      expect(found.marks.length).toBeGreaterThan(0);
      for (const { from, to } of found.marks) {
        const marked = foldForSearch(found.excerpt.slice(from, to));
        expect(words.some((word) => marked.includes(word))).toBe(true);
      }
    }),
  );
});

it('takes few steps, however often the words stand in a text whose characters are not those that are searched', () => {
  // A joiner at the end makes it one longer than it is folded.
  const line = `${'a'.repeat(2000)}\u200d`;
  const words = Array.from({ length: 10 }, (_, n) => 'a'.repeat(n + 1));
  const segmented = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const steps = [vi.spyOn(String.prototype, 'indexOf'), vi.spyOn(Array.prototype, 'find')];
  try {
    expect(foundIn(line, words, 60)?.marks).toEqual([{ from: 0, to: 59 }]);
    const [taken, apart] = [steps.map(({ mock }) => mock.calls.length), segmented.mock.calls.length];
    expect(taken.reduce((sum, calls) => sum + calls)).toBeLessThan(400);
    // Once for the place, and twice for the excerpt: where it ends, and where its characters are.
    expect(apart).toBeLessThanOrEqual(3);
  } finally {
    for (const spy of [segmented, ...steps]) spy.mockRestore();
  }
});
