import { expect, it } from 'vitest';
import { chapterOf, lengthOf, placeName, placePath, placesName } from './places.rules.ts';

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
