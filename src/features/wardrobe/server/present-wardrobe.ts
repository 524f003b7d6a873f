import { type CatalogueChest, CHESTS } from '../catalogue/chests.ts';
import { type CatalogueCollection, COLLECTIONS } from '../catalogue/collections.ts';
import { type CatalogueOutfit, OUTFITS } from '../catalogue/outfits.ts';
import { type CatalogueWallpaper, WALLPAPERS } from '../catalogue/wallpapers.ts';
import { pictureAddress, previewAddress } from '../wallpaper-addresses.ts';
import type { Chest, Collection, Outfit, Unopened, Wallpaper } from '../wardrobe.contract.ts';
import { canApplyWallpaper, canEquipOutfit, type Opened } from '../wardrobe.policy.ts';
import { GIFTS, type GiftKind } from '../wardrobe.rules.ts';
import { seasonOfDay } from './season-of-day.ts';

export function presentWallpaper(wallpaper: CatalogueWallpaper, opened: Opened): Wallpaper {
  const { requiredXP, ...rest } = wallpaper;
  const isImage = wallpaper.type === 'image';
  return {
    ...rest,
    unlockRequiredXP: requiredXP,
    imageUrl: isImage ? pictureAddress(wallpaper.id) : null,
    previewUrl: isImage ? previewAddress(wallpaper.id) : null,
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

/** @param date today where the caller is, ISO. */
export function presentCollection(collection: CatalogueCollection, opened: Opened, date: string): Collection {
  const { wallpaperIds, season, ...rest } = collection;
  const pictures = wallpaperIds.slice(0, 3).map((id) => ({
    name: wallpaperById(id).name,
    previewUrl: previewAddress(id),
  }));
  return {
    ...rest,
    isUnlocked: opened.collections.has(collection.id),
    pictures,
    ...(season && { season: seasonOfDay(season, date) }),
  };
}

/**
 * What somebody has not opened yet, in the order in which it is earned: all that their XP reaches, and the next few. A
 * collection of another season is not among them.
 * @param date today where they are, ISO.
 */
export function presentUnopened(opened: Opened, outfits: ReadonlySet<string>, date: string): Unopened[] {
  const of = (kind: GiftKind, things: readonly { id: string; name: string; requiredXP: number | null }[]) =>
    things.flatMap(({ id, name, requiredXP }) =>
      requiredXP === null ? [] : [{ kind, id, name, requiredXP }],
    );
  const unopened = [
    ...of(
      'chest',
      CHESTS.filter(({ id }) => !opened.chests.has(id)),
    ),
    ...of(
      'collection',
      COLLECTIONS.filter(
        ({ id, season }) =>
          !opened.collections.has(id) && (season === undefined || seasonOfDay(season, date).isOn),
      ),
    ),
    ...of(
      'outfit',
      OUTFITS.filter((outfit) => !canEquipOutfit(outfit, outfits)),
    ),
    ...of(
      'wallpaper',
      WALLPAPERS.filter((wallpaper) => !canApplyWallpaper(wallpaper, opened)),
    ),
  ].toSorted((a, b) => a.requiredXP - b.requiredXP);
  const reached = unopened.filter(({ requiredXP }) => requiredXP <= opened.currentXP).length;
  return unopened.slice(0, reached + GIFTS.told);
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
