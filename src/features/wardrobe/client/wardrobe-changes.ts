import { keepUser } from '#features/people/client/for-other-features.ts';
import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type applyWallpaper,
  type equipOutfit,
  getProfile,
  listChests,
  listCollections,
  listOutfits,
  listWallpapers,
  type unlockChest,
  type unlockCollection,
  type unlockOutfit,
  type updateAvatar,
  type Wallpaper,
} from '../wardrobe.contract.ts';
import type { GiftKind } from '../wardrobe.rules.ts';
import { unlockWallpapers } from './unlock-wallpapers.ts';

export const avatarUpdated: Changes<typeof updateAvatar> = keepUser;

export const outfitEquipped: Changes<typeof equipOutfit> = (cache, user, { body }) => {
  keepUser(cache, user);
  const worn = cache.get(listOutfits)?.find(({ id }) => id === body.outfitId);
  cache.set(getProfile, (known) => worn && { ...known, currentOutfit: worn });
};

export const wallpaperApplied: Changes<typeof applyWallpaper> = (cache, user, { params }) => {
  keepUser(cache, user);
  const known = [cache.get(listWallpapers), cache.get(listChests)?.flatMap(({ rewards }) => rewards)];
  const chosen = known.flatMap((list) => list ?? []).find(({ id }) => id === params.wallpaperId);
  cache.set(getProfile, (known) => chosen && { ...known, currentWallpaper: { ...chosen, isUnlocked: true } });
};

export const outfitUnlocked: Changes<typeof unlockOutfit> = (cache, outfit) => {
  giftOpened(cache, 'outfit', outfit.id);
  cache.set(listOutfits, (outfits) => withChanged(outfits, outfit));
};

/** What was in the chest is unlocked in every list that shows it. */
export const chestUnlocked: Changes<typeof unlockChest> = (cache, chest) => {
  giftOpened(cache, 'chest', chest.id);
  cache.set(listChests, (chests) => withChanged(chests, chest));
  unlockWallpapers(cache, isAmong(chest.rewards));
};

/** A collection's wallpapers are unlocked wherever they are shown, in chests too. */
export const collectionUnlocked: Changes<typeof unlockCollection> = (
  cache,
  { wallpapers, ...collection },
) => {
  giftOpened(cache, 'collection', collection.id);
  cache.set(listCollections, (collections) => withChanged(collections, collection));
  unlockWallpapers(cache, isAmong(wallpapers));
};

/** What is open waits no longer. */
function giftOpened(cache: CachedAnswers, kind: GiftKind, id: string): void {
  cache.set(getProfile, (known) => ({
    ...known,
    unopened: known.unopened.filter((gift) => gift.kind !== kind || gift.id !== id),
  }));
}

function isAmong(wallpapers: readonly Wallpaper[]): (wallpaper: Wallpaper) => boolean {
  const ids = new Set(wallpapers.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}

/** A list with one of its things as it is now. */
function withChanged<T extends { id: string }>(list: T[], changed: T): T[] {
  return list.map((thing) => (thing.id === changed.id ? changed : thing));
}
