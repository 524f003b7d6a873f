import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast-store.ts';
import type { Chest } from '../wardrobe.contract.ts';
import { chestsQuery, sendChestUnlock, wallpapersQuery, withChanged } from './wardrobe-queries.ts';

/** Opens a chest with the toasts of spec section 8. What was in it is unlocked in every list that shows it. */
export function useUnlockChest(onOpened: (chest: Chest) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chest: Chest) => sendChestUnlock(chest.id),
    onSuccess: (opened) => {
      queryClient.setQueryData(chestsQuery.queryKey, (chests) => withChanged(chests, opened));
      void queryClient.invalidateQueries({ queryKey: wallpapersQuery.queryKey });
      toast({ title: 'Chest Unlocked!', description: 'What was inside is yours to keep.' });
      onOpened(opened);
    },
    onError: () => {
      toast({
        title: 'Unlock Failed',
        description: 'Unable to unlock this chest. Make sure you have enough XP.',
        variant: 'destructive',
      });
      // It may have been opened elsewhere.
      return queryClient.invalidateQueries({ queryKey: chestsQuery.queryKey });
    },
  });
}
