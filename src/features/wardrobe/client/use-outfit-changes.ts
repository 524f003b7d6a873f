import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { toast } from '#ui/toast-store.ts';
import type { Outfit } from '../wardrobe.contract.ts';
import { outfitsQuery, profileQuery, sendOutfit, sendOutfitUnlock, withChanged } from './wardrobe-queries.ts';

/** Puts an outfit on, with the toasts of spec section 8. */
export function useEquipOutfit() {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (outfit: Outfit) => sendOutfit(outfit.id),
    onSuccess: (user, outfit) => {
      queryClient.setQueryData(currentUserKey, user);
      toast({ title: 'Outfit Equipped', description: `You are wearing ${outfit.name}.` });
      return queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
    onError: () =>
      toast({
        title: 'Equipment Failed',
        description: 'Unable to equip this outfit. Please try again.',
        variant: 'destructive',
      }),
  });
  return { equip: mutate, equippingId: isPending ? variables.id : null };
}

/** Unlocks an outfit, with the toasts of spec section 8. */
export function useUnlockOutfit() {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (outfit: Outfit) => sendOutfitUnlock(outfit.id),
    onSuccess: (unlocked) => {
      queryClient.setQueryData(outfitsQuery.queryKey, (outfits) => withChanged(outfits, unlocked));
      toast({ title: 'Outfit Unlocked!', description: `${unlocked.name} is in your wardrobe.` });
    },
    onError: () => {
      toast({
        title: 'Unlock Failed',
        description: 'Unable to unlock this outfit. Make sure you have enough XP.',
        variant: 'destructive',
      });
      // It may have been unlocked elsewhere.
      return queryClient.invalidateQueries({ queryKey: outfitsQuery.queryKey });
    },
  });
  return { unlock: mutate, unlockingId: isPending ? variables.id : null };
}
