import { expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { isBanned, pictureIdOf, pictureUrl } from './people.rules.ts';

it('a ban holds until its last moment, and one without an end always', () => {
  expect(isBanned({ bannedUntil: null }, 1000)).toBe(false);
  expect(isBanned({ bannedUntil: 1000 }, 999)).toBe(true);
  expect(isBanned({ bannedUntil: 1000 }, 1000)).toBe(false);
  expect(isBanned({ bannedUntil: FOREVER }, Date.UTC(9999, 0))).toBe(true);
});

it('a picture is read in two sizes, the large one unless it is said otherwise', () => {
  expect(pictureUrl('p1')).toBe('/api/pictures/p1/512.webp');
  expect(pictureUrl('p1', 96)).toBe('/api/pictures/p1/96.webp');
  expect(pictureIdOf(pictureUrl('p1'))).toBe('p1');
  expect(pictureIdOf(null)).toBeNull();
});
