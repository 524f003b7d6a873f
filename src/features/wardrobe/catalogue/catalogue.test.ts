import { existsSync } from 'node:fs';
import { OUTFIT_DRAWINGS, STYLES } from '@lampstand/art/avatar/figure-catalogue.ts';
import { CHEST_DRAWINGS } from '@lampstand/art/chests/chest-list.ts';
import { EMBLEMS } from '@lampstand/art/collections/emblems.ts';
import { describe, expect, it } from 'vitest';
import { AVATAR_STYLES } from '#features/people/people.rules.ts';
import { CHESTS } from './chests.ts';
import { COLLECTIONS } from './collections.ts';
import { DEFAULT_OUTFIT_ID, OUTFIT_CATEGORIES, OUTFITS } from './outfits.ts';
import { DEFAULT_WALLPAPER_ID, FALLBACK_COLOR, WALLPAPERS } from './wallpapers.ts';

const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);
const TARGET = 2500;

describe.each([
  ['outfits', OUTFITS],
  ['chests', CHESTS],
  ['wallpapers', WALLPAPERS],
  ['collections', COLLECTIONS],
] as const)('%s', (_, things) => {
  it('have ids and names of their own, and descriptions', () => {
    expect(new Set(ids(things)).size).toBe(things.length);
    expect(new Set(things.map(({ name }) => name)).size).toBe(things.length);
    for (const { id, description } of things) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(description.length).toBeGreaterThan(20);
    }
  });
});

describe('outfits', () => {
  it('are at least 16 over all categories, from 0 to 2500 XP, each drawn', () => {
    expect(OUTFITS.length).toBeGreaterThanOrEqual(16);
    expect(new Set(OUTFITS.map(({ category }) => category))).toEqual(new Set(OUTFIT_CATEGORIES));
    const thresholds = OUTFITS.map(({ requiredXP }) => requiredXP);
    expect([Math.min(...thresholds), Math.max(...thresholds)]).toEqual([0, TARGET]);
    expect([...ids(OUTFITS)].sort()).toEqual([...OUTFIT_DRAWINGS].sort());
  });

  it('include a default one, which is worn first, on whichever of the styles', () => {
    expect(OUTFITS.find(({ id }) => id === DEFAULT_OUTFIT_ID)?.isDefaultUnlocked).toBe(true);
    for (const outfit of OUTFITS) expect(outfit.isDefaultUnlocked).toBe(outfit.requiredXP === 0);
    // Every outfit is drawn for every style: art/avatar/build-figures.test.ts.
    expect([...ids(STYLES)].sort()).toEqual([...AVATAR_STYLES].sort());
  });
});

describe('chests', () => {
  it('are at least 8: the first in a first sitting, the last at 2500, each drawn', () => {
    expect(CHESTS.length).toBeGreaterThanOrEqual(8);
    expect(CHESTS[0]!.requiredXP).toBeLessThanOrEqual(30);
    expect(CHESTS.at(-1)!.requiredXP).toBe(TARGET);
    for (const { id } of CHESTS) expect(ids(CHEST_DRAWINGS)).toContain(id);
  });

  it('hold only wallpapers of the catalogue, each in one chest', () => {
    const rewards = CHESTS.flatMap(({ rewardIds }) => rewardIds);
    for (const { rewardIds } of CHESTS) expect(rewardIds.length).toBeGreaterThan(0);
    for (const id of rewards) expect(ids(WALLPAPERS)).toContain(id);
    expect(new Set(rewards).size).toBe(rewards.length);
  });

  it('give an image before its collection does', () => {
    for (const { requiredXP, rewardIds } of CHESTS) {
      for (const id of rewardIds) {
        const collection = COLLECTIONS.find(({ wallpaperIds }) => wallpaperIds.includes(id));
        if (collection && requiredXP < TARGET) expect(requiredXP).toBeLessThan(collection.requiredXP);
      }
    }
  });
});

describe('collections', () => {
  it('are at least 6 of at least 5 images, each with an emblem', () => {
    expect(COLLECTIONS.length).toBeGreaterThanOrEqual(6);
    for (const { id, wallpaperIds } of COLLECTIONS) {
      expect(wallpaperIds.length).toBeGreaterThanOrEqual(5);
      expect(ids(EMBLEMS)).toContain(id);
    }
  });
});

describe('wallpapers', () => {
  it('begin with Peaceful Dawn', () => {
    expect(WALLPAPERS.find(({ id }) => id === DEFAULT_WALLPAPER_ID)?.name).toBe('Peaceful Dawn');
    expect(FALLBACK_COLOR).toBe('#B2BEB5');
  });

  it('are each reachable with at most 2500 XP', () => {
    for (const { id, requiredXP } of WALLPAPERS) {
      const ways = [
        ...(id === DEFAULT_WALLPAPER_ID ? [0] : []),
        ...(requiredXP === null ? [] : [requiredXP]),
        ...CHESTS.filter(({ rewardIds }) => rewardIds.includes(id)).map(({ requiredXP }) => requiredXP),
        ...COLLECTIONS.filter(({ wallpaperIds }) => wallpaperIds.includes(id)).map(
          ({ requiredXP }) => requiredXP,
        ),
      ];
      expect(
        ways.some((xp) => xp <= TARGET),
        id,
      ).toBe(true);
    }
  });

  it('have their pictures', () => {
    const missing = WALLPAPERS.filter(
      ({ id, type }) => type === 'image' && !existsSync(`art/finished/wallpapers/${id}.jpg`),
    );
    expect(ids(missing)).toEqual([]);
  });
});
