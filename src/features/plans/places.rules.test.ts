import { expect, it } from 'vitest';
import {
  chapterOf,
  chaptersBetween,
  follows,
  lengthOf,
  placeName,
  placePath,
  placesName,
} from './places.rules.ts';

it('names a place, and the way to it', () => {
  expect([placeName('MRK.5'), placePath('MRK.5'), lengthOf('MRK.5')]).toEqual(['Mark 5', '/bible/MRK/5', 43]);
  expect(placeName('ISA.9.1-7')).toBe('Isaiah 9:1–7');
  expect(placePath('ISA.9.1-7')).toBe('/bible/ISA/9/1-7');
  expect([lengthOf('ISA.9.1-7'), chapterOf('ISA.9.1-7'), chapterOf('ISA.9')]).toEqual([7, 'ISA.9', 'ISA.9']);
});

it('names what is read on a day in short', () => {
  expect(placesName(['GEN.1', 'GEN.2', 'GEN.3', 'PSA.8'])).toBe('Genesis 1–3, Psalm 8');
  expect(placesName(['PSA.119.1-48', 'PSA.120'])).toBe('Psalm 119:1–48, Psalm 120');
  expect(placesName(['RUT.4', '1SA.1'])).toBe('Ruth 4, 1 Samuel 1');
});

it('knows which whole chapter follows which, in one book', () => {
  expect(follows('GEN.1', 'GEN.2')).toBe(true);
  expect(follows('GEN.2', 'GEN.1')).toBe(false);
  expect(follows('GEN.1', 'GEN.3')).toBe(false);
  expect(follows('GEN.1', 'EXO.2')).toBe(false);
  expect(follows('GEN.1.1-31', 'GEN.2')).toBe(false);
  expect(follows('GEN.1', 'GEN.2.1-3')).toBe(false);
});

it('lists the chapters from one to another, across books', () => {
  const at = (bookId: string, chapter: number) => ({ bookId, chapter });
  expect(chaptersBetween(at('RUT', 3), at('RUT', 3))).toEqual(['RUT.3']);
  expect(chaptersBetween(at('RUT', 3), at('1SA', 2))).toEqual(['RUT.3', 'RUT.4', '1SA.1', '1SA.2']);
  expect(chaptersBetween(at('JDG', 21), at('1SA', 1))).toHaveLength(6);
  expect(chaptersBetween(at('RUT', 4), at('RUT', 3))).toEqual([]);
  expect(chaptersBetween(at('1SA', 1), at('RUT', 4))).toEqual([]);
  for (const nowhere of [at('XXX', 1), at('RUT', 0), at('RUT', 5)]) {
    expect(chaptersBetween(nowhere, at('REV', 22))).toEqual([]);
    expect(chaptersBetween(at('GEN', 1), nowhere)).toEqual([]);
  }
});
