import { useQueryClient } from '@tanstack/react-query';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { equipOutfit, type Outfit, unlockOutfit } from '../wardrobe.contract.ts';
import { outfitEquipped, outfitUnlocked } from './wardrobe-changes.ts';
import { outfitsQuery } from './wardrobe-queries.ts';

/** Puts an outfit on, and says so in a toast. */
export function useEquipOutfit({ id, name }: Outfit) {
  const { mutate, isPending } = useEndpointMutation(equipOutfit, {
    changes: outfitEquipped,
    onSuccess: () => toast({ title: 'Outfit Equipped', description: `You are wearing ${name}.` }),
    onError: () =>
      toast({
        title: 'Equipment Failed',
        description: 'Unable to equip this outfit. Please try again.',
        variant: 'destructive',
      }),
  });
  return { equip: () => mutate({ body: { outfitId: id } }), isPending };
}

/** Unlocks an outfit, and says so in a toast. */
export function useUnlockOutfit({ id, name }: Outfit) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useEndpointMutation(unlockOutfit, {
    changes: outfitUnlocked,
    onSuccess: () => toast({ title: 'Outfit Unlocked!', description: `${name} is in your wardrobe.` }),
    onError: () => {
      toast({
        title: 'Unlock Failed',
        description: 'Unable to unlock this outfit. Make sure you have enough XP.',
        variant: 'destructive',
      });
      // It may have been unlocked elsewhere.
      return queryClient.invalidateQueries(outfitsQuery);
    },
  });
  return { unlock: () => mutate({ params: { outfitId: id } }), isPending };
}
