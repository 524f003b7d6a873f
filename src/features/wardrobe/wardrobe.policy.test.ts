import { describe, expect, it } from 'vitest';
import { CHESTS } from './catalogue/chests.ts';
import { COLLECTIONS } from './catalogue/collections.ts';
import { DEFAULT_WALLPAPER_ID } from './catalogue/wallpapers.ts';
import { canApplyWallpaper, canEquipOutfit, type Opened } from './wardrobe.policy.ts';

describe('an outfit', () => {
  it.each([
    ['a default one, nothing unlocked', true, [], true],
    ['another one, nothing unlocked', false, [], false],
    ['another one, unlocked', false, ['robe'], true],
    ['another one, a third unlocked', false, ['sandals'], false],
  ])('%s', (_, isDefaultUnlocked, unlocked, expected) => {
    expect(canEquipOutfit({ id: 'robe', isDefaultUnlocked }, new Set(unlocked))).toBe(expected);
  });
});

describe('a wallpaper', () => {
  const nothing: Opened = { chests: new Set(), collections: new Set(), currentXP: 0 };
  const chest = CHESTS[0]!;
  const inChest = chest.rewardIds[0]!;
  const collection = COLLECTIONS[0]!;
  const inCollection = collection.wallpaperIds.find((id) => id !== DEFAULT_WALLPAPER_ID)!;

  it.each([
    ['the default', DEFAULT_WALLPAPER_ID, null, nothing, true],
    ['one of a closed chest', inChest, null, nothing, false],
    ['one of an open chest', inChest, null, { ...nothing, chests: new Set([chest.id]) }, true],
    ['one of a closed collection', inCollection, null, nothing, false],
    [
      'one of an open collection',
      inCollection,
      null,
      { ...nothing, collections: new Set([collection.id]) },
      true,
    ],
    ['one whose threshold is not reached', 'of its own', 100, { ...nothing, currentXP: 99 }, false],
    ['one whose threshold is reached', 'of its own', 100, { ...nothing, currentXP: 100 }, true],
  ])('%s', (_, id, requiredXP, opened, expected) => {
    expect(canApplyWallpaper({ id, requiredXP }, opened)).toBe(expected);
  });
});
