import { HAIR_SWATCHES, SKIN_SWATCHES } from '@lampstand/art/avatar/figure-catalogue.ts';
import { expect, test } from 'vitest';
import { firstFace } from './first-face.rules.ts';

const ids = Array.from({ length: 2_000 }, (_, i) => `01a227c1-27c9-7b55-8059-${`${i}`.padStart(12, '0')}`);

test('an id has the same face each time, of colours that everybody can choose', () => {
  for (const id of ids) {
    const face = firstFace(id);
    expect(firstFace(id)).toEqual(face);
    expect(SKIN_SWATCHES.map(({ hex }) => hex)).toContain(face.skin);
    expect(HAIR_SWATCHES.map(({ hex }) => hex)).toContain(face.hair);
  }
});

test('each of the faces is about as frequent as another, for ids that were made one after the other', () => {
  const seen = new Map<string, number>();
  for (const id of ids) {
    const { skin, hair } = firstFace(id);
    seen.set(`${skin} ${hair}`, (seen.get(`${skin} ${hair}`) ?? 0) + 1);
  }
  const fair = ids.length / (SKIN_SWATCHES.length * HAIR_SWATCHES.length);
  expect(seen.size).toBe(SKIN_SWATCHES.length * HAIR_SWATCHES.length);
  expect(Math.max(...seen.values())).toBeLessThan(2 * fair);
});
