import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import {
  getProfile,
  listChests,
  listCollections,
  listCollectionWallpapers,
  listOutfits,
  listWallpapers,
  type Profile,
} from '../wardrobe.contract.ts';

/** What the user wears and sees. The rest of the profile's answer is the user, who is cached in one place alone. */
export const profileQuery = {
  ...endpointQuery(getProfile),
  select: ({ currentOutfit, currentWallpaper }: Look) => ({ currentOutfit, currentWallpaper }),
};
type Look = Pick<Profile, 'currentOutfit' | 'currentWallpaper'>;

/** What XP has still to open, of the same answer. */
export const unopenedQuery = {
  ...endpointQuery(getProfile),
  select: ({ unopened }: Pick<Profile, 'unopened'>) => unopened,
};

export const outfitsQuery = endpointQuery(listOutfits);
export const chestsQuery = endpointQuery(listChests);
export const wallpapersQuery = endpointQuery(listWallpapers);
export const collectionsQuery = endpointQuery(listCollections);

export function collectionWallpapersQuery(collectionId: string) {
  return endpointQuery(listCollectionWallpapers, { params: { collectionId } });
}
