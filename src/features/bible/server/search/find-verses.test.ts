import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKS } from '#features/bible/books.rules.ts';
import { kjv, textAt, web } from '#test-support/bible-texts.ts';

describe('search', () => {
  const found = (query: string, from = kjv) => {
    const { verses } = from.find(query);
    return Array.from(verses, (verse) => from.verseAt(verse).reference);
  };

  it('finds a phrase exactly where it stands', () => {
    expect(found('"born again"')).toEqual(['John 3:3', 'John 3:7', '1 Peter 1:23']);
    expect(found('“Born AGAIN”')).toEqual(['John 3:3', 'John 3:7', '1 Peter 1:23']);
  });

  it('needs every word, and ranks words themselves before their kin', () => {
    expect(found('comfort rod', web)).toContain('Psalm 23:4');
    const texts = Array.from(web.find('shepherd').verses, (verse) => web.verseAt(verse).text);
    const isWhole = texts.map((words) => /\bshepherd(’s)?(?![’\w])/i.test(words));
    expect(isWhole.lastIndexOf(true)).toBeLessThan(isWhole.indexOf(false));
  });

  it('takes a word for the beginning of another only where nothing else is found', () => {
    const texts = Array.from(web.find('born').verses, (verse) => web.verseAt(verse).text);
    expect(texts.every((text) => /\b(first-)?born\b|-born\b/i.test(text))).toBe(true);
    expect(found('nebuchad')).toContain('Daniel 1:1');
    expect(found('righteousn peac', web)).toContain('Psalm 85:10');
  });

  it.each([
    ['bethel', 'Genesis 12:8'],
    ['Beth-el', 'Genesis 12:8'],
    ['beersheba', 'Genesis 21:14'],
    ['bathsheba', '2 Samuel 11:3'],
    ['bethshemesh', 'Joshua 15:10'],
  ])('finds %s with and without the hyphen in both', (name, reference) => {
    expect(found(name)).toContain(reference);
    expect(found(name, web)).toContain(reference);
  });

  it('finds the titles of psalms', () => {
    expect(found('when he fled from absalom', web)).toEqual(['Psalm 3:1']);
    expect(found('"song of degrees"')).toHaveLength(15);
  });

  it('finds every form and spelling of a word', () => {
    expect(found('loves')).toEqual(expect.arrayContaining(found('"loveth"')));
    expect(found('savior').toSorted()).toEqual(found('saviour').toSorted());
    expect(found('"savior of the world"')).toEqual(['John 4:42', '1 John 4:14']);
    expect(found('king').some((reference) => reference === 'John 3:3')).toBe(false);
    expect(found('"do not be afraid"', web)).toEqual(found('"don’t be afraid"', web));
  });

  it('tells LORD from Lord for who types it so, and knows the Name of the other translation', () => {
    const isName = (text: string) => /\bLORD\b/.test(text);
    const texts = (query: string) =>
      Array.from(kjv.find(query).verses, (at) => `${kjv.titleAbove(at)} ${kjv.verseAt(at).text}`);
    expect(texts('LORD').every(isName)).toBe(true);
    expect(texts('lord').length).toBeGreaterThan(texts('LORD').length);
    expect(found('love the LORD').length).toBeLessThan(found('LOVE THE LORD').length);
    expect(found('the lord is my shepherd', web)[0]).toBe('Psalm 23:1');
  });

  it.each([
    ['grce', 'grace'],
    ['Nicodemas', 'Nicodemus'],
    ['sheperd', 'shepherd'],
    ['the good sheperd', 'the good shepherd'],
    ['xqzw', null],
    ['x', null],
  ])('spells %s as %s', (typed, suggestion) => {
    expect([web.find(typed).suggestion, kjv.find(typed).suggestion]).toEqual([suggestion, suggestion]);
  });

  it('finds most of the words where no verse has all', () => {
    const { verses, isPartial } = web.find('unto us a child is born');
    expect([isPartial, web.verseAt(verses[0]!).reference]).toEqual([true, 'Isaiah 9:6']);
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
    const firstKin = order.findIndex((words) => !/\bgod(’s)?(?![’\w])/i.test(words));
    expect(order.slice(0, firstKin).some(isGods)).toBe(true);
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
    const forms: Record<string, string> = {
      light: 'light(s|ed|ing)?',
      mercy: 'merc(y|ies)',
      water: 'water(s|ed|ing)?',
    };
    const all = BOOKS.flatMap(({ chapters }, book) =>
      web.positionsAt([{ book, chapter: 1, from: null, endChapter: chapters, to: null }]),
    ).map((at) => ({ ...web.verseAt(at), text: `${web.titleAbove(at)} ${web.verseAt(at).text}` }));
    fc.assert(
      fc.property(fc.subarray(vocabulary, { minLength: 1, maxLength: 2 }), (words) => {
        const slow = all.filter(({ text }) =>
          words.every((word) =>
            new RegExp(`(^|[^\\p{L}\\p{N}’'])(${forms[word] ?? `${word}s?`})(?![\\p{L}\\p{N}])`, 'iu').test(
              text,
            ),
          ),
        );
        // 'bread sea' is in no verse: then 'seah' counts as what begins with 'sea'.
        if (slow.length === 0) return;
        expect([...found(words.join(' '), web)].sort()).toEqual(
          slow.map(({ reference }) => reference).sort(),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('says where the hits stand', () => {
    const verse = textAt(kjv, 'John 3:3')!;
    const hits = kjv.hits(verse, kjv.find('"born again" kingdom'));
    expect(hits.map(([start, end]) => verse.slice(start, end))).toEqual(['born again', 'kingdom']);
  });
});
