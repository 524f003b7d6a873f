import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import type * as contract from '../wardrobe.contract.ts';

// Loaded by their keys: the default loader fetches the path that the segments join to (spec, section 7).
export const profileQuery = queryOptions<contract.Profile>({ queryKey: ['/api/user/profile'] });
export const outfitsQuery = queryOptions<contract.Outfit[]>({ queryKey: ['/api/outfits'] });
export const chestsQuery = queryOptions<contract.Chest[]>({ queryKey: ['/api/chests'] });
/** Also the beginning of the keys of the collections' wallpapers: invalidating it reaches those. */
export const wallpapersQuery = queryOptions<contract.Wallpaper[]>({ queryKey: ['/api/wallpapers'] });
export const collectionsQuery = queryOptions<contract.Collection[]>({
  queryKey: ['/api/wallpaper-collections'],
});

export function collectionWallpapersQuery(collectionId: string) {
  return queryOptions<contract.Wallpaper[]>({ queryKey: [...wallpapersQuery.queryKey, collectionId] });
}

/** A list with one of its things as it is now. */
export function withChanged<T extends { id: string }>(list: T[] | undefined, changed: T): T[] | undefined {
  return list?.map((thing) => (thing.id === changed.id ? changed : thing));
}

export function sendAvatar(body: AvatarChanges) {
  return callEndpoint<typeof contract.updateAvatar>('PATCH /api/user/avatar', { body });
}
export type AvatarChanges = Parameters<typeof callEndpoint<typeof contract.updateAvatar>>[1]['body'];

export function sendOutfit(outfitId: string) {
  return callEndpoint<typeof contract.equipOutfit>('PATCH /api/user/outfit', { body: { outfitId } });
}

export function sendOutfitUnlock(outfitId: string) {
  return callEndpoint<typeof contract.unlockOutfit>('POST /api/outfits/:outfitId/unlock', {
    params: { outfitId },
  });
}

export function sendChestUnlock(chestId: string) {
  return callEndpoint<typeof contract.unlockChest>('POST /api/chests/:chestId/unlock', {
    params: { chestId },
  });
}

export function sendWallpaper(wallpaperId: string) {
  return callEndpoint<typeof contract.applyWallpaper>('POST /api/wallpapers/:wallpaperId/apply', {
    params: { wallpaperId },
  });
}

export function sendCollectionUnlock(collectionId: string) {
  return callEndpoint<typeof contract.unlockCollection>(
    'POST /api/wallpaper-collections/:collectionId/unlock',
    { params: { collectionId } },
  );
}
