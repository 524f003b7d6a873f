import { type CatalogueChest, CHESTS } from '../catalogue/chests.ts';
import { type CatalogueCollection, COLLECTIONS } from '../catalogue/collections.ts';
import type { CatalogueOutfit } from '../catalogue/outfits.ts';
import { type CatalogueWallpaper, DEFAULT_WALLPAPER_ID, WALLPAPERS } from '../catalogue/wallpapers.ts';
import type { Chest, Collection, Outfit, Wallpaper } from '../wardrobe.contract.ts';

/** What decides about a user's wallpapers. */
export interface Opened {
  chests: ReadonlySet<string>;
  collections: ReadonlySet<string>;
  currentXP: number;
}

/** The default, or its chest or collection is open, or its own threshold is reached (design, section 5). */
export function isWallpaperUnlocked(wallpaper: CatalogueWallpaper, opened: Opened): boolean {
  const { id, unlockRequiredXP } = wallpaper;
  return (
    id === DEFAULT_WALLPAPER_ID ||
    (unlockRequiredXP !== null && opened.currentXP >= unlockRequiredXP) ||
    CHESTS.some((chest) => opened.chests.has(chest.id) && chest.rewardIds.includes(id)) ||
    COLLECTIONS.some(({ id: c, wallpaperIds }) => opened.collections.has(c) && wallpaperIds.includes(id))
  );
}

export function presentWallpaper(wallpaper: CatalogueWallpaper, opened: Opened): Wallpaper {
  const isImage = wallpaper.type === 'image';
  return {
    ...wallpaper,
    imageUrl: isImage ? `/art/wallpapers/${wallpaper.id}.jpg` : null,
    previewUrl: isImage ? `/art/wallpapers/previews/${wallpaper.id}.avif` : null,
    isUnlocked: isWallpaperUnlocked(wallpaper, opened),
  };
}

export function presentOutfit(outfit: CatalogueOutfit, unlocked: ReadonlySet<string>): Outfit {
  return { ...outfit, isUnlocked: outfit.isDefaultUnlocked || unlocked.has(outfit.id) };
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

/** @throws Error for an id that the catalogue does not have: its test forbids that. */
export function wallpaperById(id: string): CatalogueWallpaper {
  const wallpaper = WALLPAPERS.find((candidate) => candidate.id === id);
  if (!wallpaper) throw new Error(`no wallpaper ${id} in the catalogue`);
  return wallpaper;
}
