import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyVerse, kjv, textAt, web } from '#test-support/bible-texts.ts';

describe('search', () => {
  const found = (query: string, from = kjv) => {
    const { verses } = from.find(query);
    return Array.from(verses, (verse) => from.verseAt(verse).reference);
  };

  it('finds a phrase exactly where it stands', () => {
    expect(found('"born again"')).toEqual(['John 3:3', 'John 3:7', '1 Peter 1:23']);
    expect(found('“Born AGAIN”')).toEqual(['John 3:3', 'John 3:7', '1 Peter 1:23']);
  });

  it('needs every word, and ranks whole words before beginnings', () => {
    const results = found('comfort rod', web);
    expect(results).toContain('Psalm 23:4');
    const texts = Array.from(web.find('shepherd').verses, (verse) => web.verseAt(verse).text);
    const isWhole = texts.map((words) => /\bshepherd(’s)?(?![’\w])/i.test(words));
    expect(isWhole.lastIndexOf(true)).toBeLessThan(isWhole.indexOf(false));
  });

  it('does not care for case, diacritics or apostrophes', () => {
    expect(found('LÓVE')).toEqual(found('love'));
    expect(found("lord's", web)).toEqual(found('lord’s', web));
    expect(found('dont fret', web)).toEqual(found('don’t fret', web));
    expect(found('dont fret', web)).toContain('Psalm 37:1');
  });

  it('counts a possessive as its word, and keeps contractions apart from words that look like them', () => {
    const isGods = (words: string) => /\bGod’s\b/.test(words) && !/\bgod(?!’)/i.test(words);
    const order = Array.from(web.find('god').verses, (verse) => web.verseAt(verse).text);
    const firstPrefix = order.findIndex((words) => !/\bgod(’s)?(?![’\w])/i.test(words));
    expect(order.slice(0, firstPrefix).some(isGods)).toBe(true);
    const hell = Array.from(web.find('hell').verses, (verse) => web.verseAt(verse).text);
    expect(hell.every((words) => /\bhell/i.test(words))).toBe(true);
  });

  it('finds nothing for nothing, and never what is blank', () => {
    expect(found('')).toEqual([]);
    expect(found('"…"')).toEqual([]);
    expect(found('"oldest manuscripts"', web)).toEqual([]);
  });

  it('agrees with reading every verse, for any two words', () => {
    const vocabulary = ['god', 'light', 'sea', 'bread', 'mercy', 'king', 'water', 'son'];
    const all = everyVerse(web);
    fc.assert(
      fc.property(fc.subarray(vocabulary, { minLength: 1, maxLength: 2 }), (words) => {
        const slow = all.filter(({ text }) =>
          words.every((word) => new RegExp(`(^|[^\\p{L}\\p{N}’'])${word}`, 'iu').test(text)),
        );
        expect([...found(words.join(' '), web)].sort()).toEqual(
          slow.map(({ reference }) => reference).sort(),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('says where the hits stand', () => {
    const verse = textAt(kjv, 'John 3:3')!;
    const hits = kjv.hits(verse, kjv.find('"born again" kingdom').terms);
    expect(hits.map(([start, end]) => verse.slice(start, end))).toEqual(['born again', 'kingdom']);
  });
});
