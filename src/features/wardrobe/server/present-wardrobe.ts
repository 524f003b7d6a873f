import type { CatalogueChest } from '../catalogue/chests.ts';
import type { CatalogueCollection } from '../catalogue/collections.ts';
import type { CatalogueOutfit } from '../catalogue/outfits.ts';
import { type CatalogueWallpaper, WALLPAPERS } from '../catalogue/wallpapers.ts';
import type { Chest, Collection, Outfit, Wallpaper } from '../wardrobe.contract.ts';
import { canApplyWallpaper, canEquipOutfit, type Opened } from '../wardrobe.policy.ts';

export function presentWallpaper(wallpaper: CatalogueWallpaper, opened: Opened): Wallpaper {
  const { requiredXP, ...rest } = wallpaper;
  const isImage = wallpaper.type === 'image';
  return {
    ...rest,
    unlockRequiredXP: requiredXP,
    imageUrl: isImage ? `/art/wallpapers/${wallpaper.id}.jpg` : null,
    previewUrl: isImage ? `/art/wallpapers/previews/${wallpaper.id}.avif` : null,
    isUnlocked: canApplyWallpaper(wallpaper, opened),
  };
}

export function presentOutfit(outfit: CatalogueOutfit, unlocked: ReadonlySet<string>): Outfit {
  const { requiredXP, ...rest } = outfit;
  return { ...rest, unlockRequiredXP: requiredXP, isUnlocked: canEquipOutfit(outfit, unlocked) };
}

export function presentChest(chest: CatalogueChest, opened: Opened): Chest {
  const { rewardIds, ...rest } = chest;
  return {
    ...rest,
    isUnlocked: opened.chests.has(chest.id),
    rewards: rewardIds.map((id) => presentWallpaper(wallpaperById(id), opened)),
  };
}

export function presentCollection(collection: CatalogueCollection, opened: Opened): Collection {
  const { wallpaperIds: _, ...rest } = collection;
  return { ...rest, isUnlocked: opened.collections.has(collection.id) };
}

/** The wallpapers of a collection, in its order. */
export function presentWallpapersOf({ wallpaperIds }: CatalogueCollection, opened: Opened): Wallpaper[] {
  return wallpaperIds.map((id) => presentWallpaper(wallpaperById(id), opened));
}

/** @throws Error for an id that the catalogue does not have: its test forbids that. */
function wallpaperById(id: string): CatalogueWallpaper {
  const wallpaper = WALLPAPERS.find((candidate) => candidate.id === id);
  if (!wallpaper) throw new Error(`no wallpaper ${id} in the catalogue`);
  return wallpaper;
}
