import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureToast } from '#platform/client/failure-toast.ts';
import type { Collection } from '../wardrobe.contract.ts';
import {
  chestsQuery,
  collectionsQuery,
  sendCollectionUnlock,
  wallpapersQuery,
  withChanged,
} from './wardrobe-queries.ts';

/** Unlocks a ready collection. Its wallpapers are unlocked wherever they are shown, in chests too. */
export function useUnlockCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (collection: Collection) => sendCollectionUnlock(collection.id),
    onSuccess: (unlocked) => {
      queryClient.setQueryData(collectionsQuery.queryKey, (collections) =>
        withChanged(collections, unlocked),
      );
      void queryClient.invalidateQueries({ queryKey: chestsQuery.queryKey });
      return queryClient.invalidateQueries({ queryKey: wallpapersQuery.queryKey });
    },
    onError: (error) => {
      failureToast('Unlock Failed', error);
      return queryClient.invalidateQueries({ queryKey: collectionsQuery.queryKey });
    },
  });
}
