import type { FetchQueryOptions, MutationOptions, QueryClient } from '@tanstack/react-query';
import { isSecretNow } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import {
  type Chest,
  type Collection,
  type Outfit,
  unlockChest,
  unlockCollection,
  unlockOutfit,
} from '../wardrobe.contract.ts';
import { beginOpening } from './gift-openings.ts';
import { chestUnlocked, collectionUnlocked, outfitUnlocked } from './wardrobe-changes.ts';
import {
  chestsQuery,
  collectionsQuery,
  outfitsQuery,
  profileQuery,
  wallpapersQuery,
} from './wardrobe-queries.ts';

/** A mutation that is given the id of what it unlocks. It shows what is open in its light, and tells in a toast after that, or of what went wrong. */
type Unlocking<T> = MutationOptions<T, Error, string>;

export function chestUnlocking(queryClient: QueryClient): Unlocking<Chest> {
  return {
    mutationFn: (chestId) =>
      orAsItIs(
        queryClient,
        callAndChange(queryClient, unlockChest, chestUnlocked, { params: { chestId } }),
        chestsQuery,
        chestId,
      ),
    onSuccess: ({ id }) =>
      beginOpening({ kind: 'chest', id }, 'opened', {
        title: 'Chest Unlocked!',
        description: 'What was inside is yours to keep.',
      }),
    onError: () => {
      toast({
        title: 'Unlock Failed',
        description: isSecretNow(queryClient)
          ? 'Unable to unlock this chest yet.'
          : 'Unable to unlock this chest. Make sure you have enough XP.',
        variant: 'destructive',
      });
      return lookAgain(queryClient);
    },
  };
}

export function outfitUnlocking(queryClient: QueryClient): Unlocking<Outfit> {
  return {
    mutationFn: (outfitId) =>
      orAsItIs(
        queryClient,
        callAndChange(queryClient, unlockOutfit, outfitUnlocked, { params: { outfitId } }),
        outfitsQuery,
        outfitId,
      ),
    onSuccess: ({ id, name }) =>
      beginOpening({ kind: 'outfit', id }, 'opened', {
        title: 'Outfit Unlocked!',
        description: `${name} is in your wardrobe.`,
      }),
    onError: () => {
      toast({
        title: 'Unlock Failed',
        description: isSecretNow(queryClient)
          ? 'Unable to unlock this outfit yet.'
          : 'Unable to unlock this outfit. Make sure you have enough XP.',
        variant: 'destructive',
      });
      return lookAgain(queryClient);
    },
  };
}

/** Its wallpapers are unlocked wherever they are shown, in chests too. */
export function collectionUnlocking(queryClient: QueryClient): Unlocking<Collection> {
  return {
    mutationFn: (collectionId) =>
      orAsItIs<Collection>(
        queryClient,
        callAndChange(queryClient, unlockCollection, collectionUnlocked, { params: { collectionId } }),
        collectionsQuery,
        collectionId,
      ),
    onSuccess: ({ id }) => beginOpening({ kind: 'collection', id }, 'opened'),
    onError: (error) => {
      const namesXP = error instanceof ApiError && error.code === 'NOT_ENOUGH_XP';
      if (namesXP && isSecretNow(queryClient)) {
        toast({
          title: 'Unlock Failed',
          description: 'Unable to unlock this collection yet.',
          variant: 'destructive',
        });
      } else failureToast('Unlock Failed', error);
      return lookAgain(queryClient);
    },
  };
}

/**
 * What `unlocking` answers; or, where the thing is theirs already (opened on another device, or by a call whose answer was lost), the
 * thing as it is now: whoever asked for it to be open sees it open.
 */
async function orAsItIs<T extends { id: string }>(
  queryClient: QueryClient,
  unlocking: Promise<T>,
  list: FetchQueryOptions<T[]>,
  id: string,
): Promise<T> {
  try {
    return await unlocking;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'ALREADY_UNLOCKED')) throw error;
    await lookAgain(queryClient);
    const thing = (await queryClient.fetchQuery(list)).find((one) => one.id === id);
    if (thing === undefined) throw error;
    return thing;
  }
}

/** What could not be unlocked may have been unlocked elsewhere, with what was in it. */
async function lookAgain(queryClient: QueryClient) {
  const lists = [profileQuery, chestsQuery, outfitsQuery, collectionsQuery, wallpapersQuery];
  await Promise.all(lists.map(({ queryKey }) => queryClient.invalidateQueries(onlyQuery({ queryKey }))));
}
