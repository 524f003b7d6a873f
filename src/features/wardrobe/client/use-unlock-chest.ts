import { useQueryClient } from '@tanstack/react-query';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { type Chest, unlockChest } from '../wardrobe.contract.ts';
import { chestUnlocked } from './wardrobe-changes.ts';
import { chestsQuery } from './wardrobe-queries.ts';

/** Opens a chest, and says so in a toast. What was in it is unlocked in every list that shows it. */
export function useUnlockChest(onOpened: (chest: Chest) => void) {
  const queryClient = useQueryClient();
  return useEndpointMutation(unlockChest, {
    changes: chestUnlocked,
    onSuccess: (opened) => {
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
      return queryClient.invalidateQueries(chestsQuery);
    },
  });
}
