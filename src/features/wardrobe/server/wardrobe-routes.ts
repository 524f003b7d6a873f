import { AppError } from '#contract/errors.ts';
import { readUser } from '#features/people/server/for-other-features.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { localDay } from '#platform/server/local-day.ts';
import { CHESTS } from '../catalogue/chests.ts';
import { COLLECTIONS } from '../catalogue/collections.ts';
import { DEFAULT_OUTFIT_ID, OUTFITS } from '../catalogue/outfits.ts';
import { DEFAULT_WALLPAPER_ID, WALLPAPERS } from '../catalogue/wallpapers.ts';
import * as contract from '../wardrobe.contract.ts';
import { canApplyWallpaper, canEquipOutfit, type Opened } from '../wardrobe.policy.ts';
import { updateLook } from './avatar-look-store.ts';
import { chestsFor, collectionsFor, outfitsFor, unopenedFor, wallpapersFor } from './catalogue-views.ts';
import {
  presentChest,
  presentCollection,
  presentOutfit,
  presentWallpaper,
  presentWallpapersOf,
} from './present-wardrobe.ts';
import { seasonOfDay } from './season-of-day.ts';
import { unlock } from './unlock.ts';
import { findOpened, findUnlocked } from './wardrobe-store.ts';

/** Avatar, outfits, chests, wallpapers and collections (docs/product.md, Calls). */
export function wardrobeRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  const openedBy = async (caller: Caller): Promise<Opened> => ({
    ...(await findOpened(db, caller.id)),
    currentXP: await findXP(db, caller.id),
  });
  const todayOf = (caller: Caller): string => localDay(clock.now(), caller.timezone).date;

  endpoints.handle(contract.getProfile, async ({ caller }) => {
    const user = await readUser(db, caller.id, clock.now());
    const { currentOutfitId, currentWallpaperId, currentXP } = user;
    const outfit = OUTFITS.find(({ id }) => id === (currentOutfitId ?? DEFAULT_OUTFIT_ID));
    const wallpaper = WALLPAPERS.find(({ id }) => id === (currentWallpaperId ?? DEFAULT_WALLPAPER_ID));
    const outfits = await findUnlocked(db, 'outfit', caller.id);
    const opened = { ...(await findOpened(db, caller.id)), currentXP };
    return {
      ...user,
      currentOutfit: outfit ? presentOutfit(outfit, outfits) : null,
      currentWallpaper: wallpaper ? presentWallpaper(wallpaper, opened) : null,
      unopened: unopenedFor({ opened, outfits, date: todayOf(caller) }),
    };
  });

  endpoints.handle(contract.updateAvatar, async ({ body, caller }) => {
    const { genderVibe, skinColor, hairColor, accentColor } = body;
    await updateLook(db, caller.id, {
      ...(genderVibe !== undefined && { style: genderVibe }),
      ...(skinColor !== undefined && { skin_color: skinColor }),
      ...(hairColor !== undefined && { hair_color: hairColor }),
      ...(accentColor !== undefined && { accent_color: accentColor }),
    });
    return readUser(db, caller.id, clock.now());
  });

  endpoints.handle(contract.listOutfits, async ({ caller }) => {
    return outfitsFor(await findUnlocked(db, 'outfit', caller.id));
  });

  endpoints.handle(contract.unlockOutfit, async ({ params, caller }) => {
    const outfit = pick(OUTFITS, params.outfitId, 'outfit');
    const thing = { ...outfit, isFree: outfit.isDefaultUnlocked };
    await unlock(db, { kind: 'outfit', userId: caller.id, thing, now: clock.now() });
    return presentOutfit(outfit, new Set([outfit.id]));
  });

  endpoints.handle(contract.equipOutfit, async ({ body, caller }) => {
    const outfit = pick(OUTFITS, body.outfitId, 'outfit');
    const unlocked = await findUnlocked(db, 'outfit', caller.id);
    if (!canEquipOutfit(outfit, unlocked)) {
      throw new AppError('OUTFIT_LOCKED', 'Please unlock this outfit first.');
    }
    await updateLook(db, caller.id, { outfit_id: outfit.id });
    return readUser(db, caller.id, clock.now());
  });

  endpoints.handle(contract.listChests, async ({ caller }) => chestsFor(await openedBy(caller)));

  endpoints.handle(contract.unlockChest, async ({ params, caller }) => {
    const chest = pick(CHESTS, params.chestId, 'chest');
    await unlock(db, { kind: 'chest', userId: caller.id, thing: chest, now: clock.now() });
    return presentChest(chest, await openedBy(caller));
  });

  endpoints.handle(contract.listWallpapers, async ({ caller }) => wallpapersFor(await openedBy(caller)));

  endpoints.handle(contract.listCollectionWallpapers, async ({ params, caller }) => {
    const collection = pick(COLLECTIONS, params.collectionId, 'collection');
    return presentWallpapersOf(collection, await openedBy(caller));
  });

  endpoints.handle(contract.applyWallpaper, async ({ params, caller }) => {
    const wallpaper = pick(WALLPAPERS, params.wallpaperId, 'wallpaper');
    if (!canApplyWallpaper(wallpaper, await openedBy(caller))) {
      throw new AppError(
        'WALLPAPER_LOCKED',
        'This wallpaper is still locked. Its chest or collection unlocks it.',
      );
    }
    await updateLook(db, caller.id, { wallpaper_id: wallpaper.id });
    return readUser(db, caller.id, clock.now());
  });

  endpoints.handle(contract.listCollections, async ({ caller }) =>
    collectionsFor({ opened: await openedBy(caller), date: todayOf(caller) }),
  );

  endpoints.handle(contract.unlockCollection, async ({ params, caller }) => {
    const collection = pick(COLLECTIONS, params.collectionId, 'collection');
    const { id, requiredXP, season } = collection;
    const date = todayOf(caller);
    const thing = { id, requiredXP, ...(season && { season: seasonOfDay(season, date) }) };
    await unlock(db, { kind: 'collection', userId: caller.id, thing, now: clock.now() });
    const opened = await openedBy(caller);
    return {
      ...presentCollection(collection, opened, date),
      wallpapers: presentWallpapersOf(collection, opened),
    };
  });
}

function pick<T extends { id: string }>(catalogue: readonly T[], id: string, kind: string): T {
  const thing = catalogue.find((candidate) => candidate.id === id);
  if (!thing) throw new AppError('NOT_FOUND', `There is no such ${kind}.`);
  return thing;
}
