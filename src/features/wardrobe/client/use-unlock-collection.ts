import { useQueryClient } from '@tanstack/react-query';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { unlockCollection } from '../wardrobe.contract.ts';
import { collectionUnlocked } from './wardrobe-changes.ts';
import { collectionsQuery } from './wardrobe-queries.ts';

/** Unlocks a ready collection. Its wallpapers are unlocked wherever they are shown, in chests too. */
export function useUnlockCollection() {
  const queryClient = useQueryClient();
  return useEndpointMutation(unlockCollection, {
    changes: collectionUnlocked,
    onError: (error) => {
      failureToast('Unlock Failed', error);
      return queryClient.invalidateQueries(collectionsQuery);
    },
  });
}
