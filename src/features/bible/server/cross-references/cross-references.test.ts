import { beforeAll, describe, expect, it } from 'vitest';
import { kjv, web } from '#test-support/bible-texts.ts';
import { placeNumber, placeOf } from '../annotations/places.ts';
import { BroughtTexts } from '../text/brought/brought-texts.ts';
import { bookIndex } from '../text/references.ts';
import { findCrossReferences } from './find-cross-references.ts';
import { followReferences } from './follow-references.ts';
import { crossReferences } from './load-cross-references.ts';
import { fromKjv, toKjv } from './numbering.ts';
import type { PackedReferences } from './pack-cross-references.ts';

const brought = new BroughtTexts([], { warn: () => {} }, { list: async () => [], has: async () => false });
const at = (id: string) => {
  const [book = '', chapter, verse] = id.split('.');
  return placeNumber({ book: bookIndex(book)!, chapter: Number(chapter), verse: Number(verse) });
};
const referencesOf = async (bookId: string, chapter: string, verses: string, translation = 'WEB') =>
  (await findCrossReferences(brought, { bookId, chapter, verses }, translation)).references;

describe('all cross references', () => {
  let packed: PackedReferences;
  beforeAll(async () => {
    packed = await crossReferences();
  });

  it('are there, in order, and lead from a verse of the King James Version to another', () => {
    expect(packed.to.length).toBeGreaterThan(380_000);
    expect(packed.from.length).toBeGreaterThan(29_000);
    for (const [i, place] of packed.from.entries()) {
      if (i > 0 && place <= packed.from[i - 1]!) throw new Error(`${place} is not after the one before it`);
    }
    const missing = [...new Set([...packed.from, ...packed.to])].filter((place) => {
      const { book, chapter, verse } = placeOf(place);
      return kjv.positionOf(book, chapter, verse) === undefined;
    });
    expect(missing).toEqual([]);
  });

  it('lead to verses of the World English Bible too', () => {
    const missing = [...new Set(packed.to)].filter((place) => {
      const { book, chapter, verse } = fromKjv(place, 'WEB');
      return web.positionOf(book, chapter, verse) === undefined;
    });
    expect(missing).toEqual([]);
  });

  it('are each told once, never to the passage itself', () => {
    const psalm = Array.from({ length: 6 }, (_, i) => at(`PSA.23.${i + 1}`));
    const followed = followReferences(packed, psalm);
    const places = followed.map(({ to }) => to);
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => psalm.includes(place))).toEqual([]);
    expect(Math.max(...followed.map(({ count }) => count))).toBeGreaterThan(1);
    expect(followReferences(packed, [at('GEN.1.1') - 1])).toEqual([]);
  });
});

it('numbers the doxology of Romans as each translation does', () => {
  expect(toKjv(at('ROM.14.24'), 'WEB')).toBe(at('ROM.16.25'));
  expect(toKjv(at('ROM.14.23'), 'WEB')).toBe(at('ROM.14.23'));
  expect(fromKjv(at('ROM.16.27'), 'WEB')).toEqual(placeOf(at('ROM.14.26')));
  expect(fromKjv(at('ROM.16.27'), 'KJV')).toEqual(placeOf(at('ROM.16.27')));
});

describe('the best cross references', () => {
  it.each([
    ['JHN', '3', '16', '1 John 4:9'],
    ['PSA', '23', '1', 'John 10:11'],
    ['ISA', '53', '5', '1 Peter 2:24'],
    ['ROM', '8', '28', '2 Timothy 1:9'],
    ['MAT', '4', '4', 'Deuteronomy 8:3'],
    ['HEB', '11', '5', 'Genesis 5:2'],
    ['ROM', '14', '24', 'Ephesians 3:9'],
  ])('of %s %s:%s are among the first', async (book, chapter, verses, expected) => {
    const first = (await referencesOf(book, chapter, verses)).slice(0, 10).map(({ reference }) => reference);
    expect(
      first.some((reference) => reference.startsWith(expected)),
      first.join('; '),
    ).toBe(true);
  });

  it('have the words of the translation that is read, neighbours in one', async () => {
    const [psalm] = (await referencesOf('PSA', '23', '1')).filter(({ verseId }) => verseId === 'PSA.34.9');
    expect(psalm).toMatchObject({ reference: 'Psalm 34:9–11', lastVerse: 11 });
    expect(psalm!.text).toContain('Oh fear Yahweh, you his saints');
    const inKjv = await referencesOf('PSA', '23', '1', 'KJV');
    expect(inKjv.find(({ verseId }) => verseId === 'JHN.10.11')!.text).toContain('I am the good shepherd');
  });

  it('are bounded, however many verses are asked about', async () => {
    const { total, references } = await findCrossReferences(
      brought,
      { bookId: 'PSA', chapter: '119', verses: '1-176' },
      'WEB',
    );
    expect(references).toHaveLength(60);
    expect(total).toBeGreaterThan(60);
  });
});
