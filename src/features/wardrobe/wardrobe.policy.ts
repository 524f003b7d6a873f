import { CHESTS } from './catalogue/chests.ts';
import { COLLECTIONS } from './catalogue/collections.ts';
import { DEFAULT_WALLPAPER_ID } from './catalogue/wallpapers.ts';

/** What decides about somebody's wallpapers. */
export interface Opened {
  chests: ReadonlySet<string>;
  collections: ReadonlySet<string>;
  currentXP: number;
}

/** An outfit is worn by everybody when it is a default one, else by whoever has unlocked it. */
export function canEquipOutfit(
  outfit: { id: string; isDefaultUnlocked: boolean },
  unlocked: ReadonlySet<string>,
): boolean {
  return outfit.isDefaultUnlocked || unlocked.has(outfit.id);
}

/**
 * A wallpaper is applied when it is the default, or its own threshold is reached, or its chest or collection is open
 * (docs/decisions/010).
 */
export function canApplyWallpaper(
  wallpaper: { id: string; requiredXP: number | null },
  opened: Opened,
): boolean {
  const { id, requiredXP } = wallpaper;
  return (
    id === DEFAULT_WALLPAPER_ID ||
    (requiredXP !== null && opened.currentXP >= requiredXP) ||
    CHESTS.some((chest) => opened.chests.has(chest.id) && chest.rewardIds.includes(id)) ||
    COLLECTIONS.some(({ id: c, wallpaperIds }) => opened.collections.has(c) && wallpaperIds.includes(id))
  );
}
