import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { equipOutfit, type Outfit } from '../wardrobe.contract.ts';
import { outfitEquipped } from './wardrobe-changes.ts';

/** Puts an outfit on, and says so in a toast. */
export function useEquipOutfit({ id, name }: Outfit) {
  const { mutate, isPending } = useEndpointMutation(equipOutfit, {
    // The last choice wins, also where the first is slow to arrive.
    scope: { id: 'outfit' },
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
