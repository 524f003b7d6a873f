import { existsSync } from 'node:fs';
import { OUTFIT_DRAWINGS, STYLES } from '@lampstand/art/avatar/figure-catalogue.ts';
import { CHEST_DRAWINGS } from '@lampstand/art/chests/chest-list.ts';
import { EMBLEMS } from '@lampstand/art/collections/emblems.ts';
import { describe, expect, it } from 'vitest';
import { AVATAR_STYLES } from '#features/people/people.rules.ts';
import { SEASONS } from '../seasons.rules.ts';
import { GIFTS } from '../wardrobe.rules.ts';
import { CHESTS } from './chests.ts';
import { COLLECTIONS } from './collections.ts';
import { DEFAULT_OUTFIT_ID, OUTFIT_CATEGORIES, OUTFITS } from './outfits.ts';
import { DEFAULT_WALLPAPER_ID, FALLBACK_COLOR, WALLPAPERS } from './wallpapers.ts';

const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);
const TARGET = 2500;
const gifts = [...OUTFITS, ...CHESTS, ...COLLECTIONS.filter(({ season }) => season === undefined)];

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

describe('what XP opens', () => {
  it('goes on to 10,000: at every XP before there is a next gift, and never more than 1,200 XP away', () => {
    for (let xp = 0; xp < GIFTS.lastXP; xp += 1) {
      const next = Math.min(...gifts.map(({ requiredXP }) => requiredXP).filter((required) => required > xp));
      expect(next - xp, `after ${xp}`).toBeLessThanOrEqual(1200);
    }
    expect(Math.max(...gifts.map(({ requiredXP }) => requiredXP))).toBe(GIFTS.lastXP);
  });

  it('stands in the order in which it is earned', () => {
    for (const list of [OUTFITS, CHESTS, COLLECTIONS.filter(({ season }) => season === undefined)]) {
      const thresholds = list.map(({ requiredXP }) => requiredXP);
      expect(thresholds).toEqual(thresholds.toSorted((a, b) => a - b));
    }
  });
});

describe('outfits', () => {
  it('are at least 24 over all categories, from 0 XP to the last gift, each drawn', () => {
    expect(OUTFITS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(OUTFITS.map(({ category }) => category))).toEqual(new Set(OUTFIT_CATEGORIES));
    const thresholds = OUTFITS.map(({ requiredXP }) => requiredXP);
    expect([Math.min(...thresholds), Math.max(...thresholds)]).toEqual([0, GIFTS.lastXP]);
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
  it('are at least 12: the first in a first sitting, one at the target of the bar, four beyond it, each drawn', () => {
    expect(CHESTS.length).toBeGreaterThanOrEqual(12);
    expect(CHESTS[0]!.requiredXP).toBeLessThanOrEqual(30);
    expect(CHESTS.some(({ requiredXP }) => requiredXP === TARGET)).toBe(true);
    expect(CHESTS.filter(({ requiredXP }) => requiredXP > TARGET).length).toBeGreaterThanOrEqual(4);
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

  it('are one for each season, for whoever is here in it, each with at least two pictures that nothing else gives', () => {
    const ofSeasons = COLLECTIONS.filter(({ season }) => season !== undefined);
    expect(ofSeasons.map(({ season }) => season)).toEqual(SEASONS);
    for (const { requiredXP, wallpaperIds, id } of ofSeasons) {
      expect(requiredXP).toBeLessThanOrEqual(500);
      const elsewhere = [
        ...CHESTS.flatMap(({ rewardIds }) => rewardIds),
        ...COLLECTIONS.filter((other) => other.id !== id).flatMap(({ wallpaperIds }) => wallpaperIds),
      ];
      expect(wallpaperIds.filter((picture) => !elsewhere.includes(picture)).length).toBeGreaterThanOrEqual(2);
      // A chest keeps its surprise.
      const inChests = CHESTS.flatMap(({ rewardIds }) => rewardIds);
      expect(wallpaperIds.filter((picture) => inChests.includes(picture))).toEqual([]);
    }
  });
});

describe('wallpapers', () => {
  it('begin with Peaceful Dawn', () => {
    expect(WALLPAPERS.find(({ id }) => id === DEFAULT_WALLPAPER_ID)?.name).toBe('Peaceful Dawn');
    expect(FALLBACK_COLOR).toBe('#B2BEB5');
  });

  it('are each reachable with at most 10,000 XP', () => {
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
        ways.some((xp) => xp <= GIFTS.lastXP),
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
