import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import {
  type Chest,
  listChests,
  listCollectionWallpapers,
  listWallpapers,
  type Wallpaper,
} from '../wardrobe.contract.ts';

/** XP alone unlocks some wallpapers. */
export function xpReached(cache: CachedAnswers, currentXP: number): void {
  unlockWallpapers(
    cache,
    ({ unlockRequiredXP }) => unlockRequiredXP !== null && unlockRequiredXP <= currentXP,
  );
}

/** Unlocks wallpapers wherever they are shown: in the lists of them and in chests. */
export function unlockWallpapers(cache: CachedAnswers, isUnlocked: (wallpaper: Wallpaper) => boolean): void {
  const unlocked = (wallpapers: Wallpaper[]) =>
    wallpapers.map((wallpaper) => (isUnlocked(wallpaper) ? { ...wallpaper, isUnlocked: true } : wallpaper));
  cache.set(listWallpapers, unlocked);
  cache.set(listCollectionWallpapers, unlocked);
  cache.set(listChests, (chests) =>
    chests.map((chest): Chest => ({ ...chest, rewards: unlocked(chest.rewards) })),
  );
}
