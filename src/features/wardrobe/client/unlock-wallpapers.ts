import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import {
  type Chest,
  getProfile,
  listChests,
  listCollectionWallpapers,
  listWallpapers,
  type Wallpaper,
} from '../wardrobe.contract.ts';
import { GIFTS } from '../wardrobe.rules.ts';

/** Of so few gifts that are still ahead, more are asked for. */
const GIFTS_LEFT_FOR_MORE = 4;

/** XP alone unlocks some wallpapers. Of what is still to be opened a profile tells the next alone: more is asked for in time. */
export function xpReached(cache: CachedAnswers, currentXP: number): void {
  cache.set(getProfile, (known) => {
    const ahead = known.unopened.filter(({ requiredXP }) => requiredXP > currentXP);
    const isAll = currentXP >= GIFTS.lastXP || ahead.at(-1)?.requiredXP === GIFTS.lastXP;
    return isAll || ahead.length >= GIFTS_LEFT_FOR_MORE ? known : undefined;
  });
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
