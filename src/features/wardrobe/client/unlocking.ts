import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { isSecretNow } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
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
import { chestsQuery, collectionsQuery, outfitsQuery, profileQuery } from './wardrobe-queries.ts';

/** A mutation that is given the id of what it unlocks. It tells how it went in a toast, and shows what is open in its light. */
type Unlocking<T> = MutationOptions<T, Error, string>;

export function chestUnlocking(queryClient: QueryClient): Unlocking<Chest> {
  return {
    mutationFn: (chestId) => callAndChange(queryClient, unlockChest, chestUnlocked, { params: { chestId } }),
    onSuccess: ({ id }) => {
      toast({ title: 'Chest Unlocked!', description: 'What was inside is yours to keep.' });
      beginOpening({ kind: 'chest', id }, 'opened');
    },
    onError: () => {
      toast({
        title: 'Unlock Failed',
        description: isSecretNow(queryClient)
          ? 'Unable to unlock this chest yet.'
          : 'Unable to unlock this chest. Make sure you have enough XP.',
        variant: 'destructive',
      });
      return lookAgain(queryClient, chestsQuery);
    },
  };
}

export function outfitUnlocking(queryClient: QueryClient): Unlocking<Outfit> {
  return {
    mutationFn: (outfitId) =>
      callAndChange(queryClient, unlockOutfit, outfitUnlocked, { params: { outfitId } }),
    onSuccess: ({ id, name }) => {
      toast({ title: 'Outfit Unlocked!', description: `${name} is in your wardrobe.` });
      beginOpening({ kind: 'outfit', id }, 'opened');
    },
    onError: () => {
      toast({
        title: 'Unlock Failed',
        description: isSecretNow(queryClient)
          ? 'Unable to unlock this outfit yet.'
          : 'Unable to unlock this outfit. Make sure you have enough XP.',
        variant: 'destructive',
      });
      return lookAgain(queryClient, outfitsQuery);
    },
  };
}

/** Its wallpapers are unlocked wherever they are shown, in chests too. */
export function collectionUnlocking(queryClient: QueryClient): Unlocking<Collection> {
  return {
    mutationFn: (collectionId) =>
      callAndChange(queryClient, unlockCollection, collectionUnlocked, { params: { collectionId } }),
    onSuccess: ({ id }) => beginOpening({ kind: 'collection', id }, 'opened'),
    onError: (error) => {
      failureToast('Unlock Failed', error);
      return lookAgain(queryClient, collectionsQuery);
    },
  };
}

/** What could not be unlocked may have been unlocked elsewhere. */
async function lookAgain(queryClient: QueryClient, { queryKey }: { queryKey: readonly unknown[] }) {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
  ]);
}
