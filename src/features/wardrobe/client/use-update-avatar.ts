import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { updateAvatar } from '../wardrobe.contract.ts';
import { avatarUpdated } from './wardrobe-changes.ts';

/** Saves the avatar's style and colours, and says so in a toast. */
export function useUpdateAvatar() {
  return useEndpointMutation(updateAvatar, {
    changes: avatarUpdated,
    onSuccess: () => toast({ title: 'Avatar Updated', description: 'Your new look is saved.' }),
    onError: () =>
      toast({
        title: 'Update Failed',
        description: 'Unable to update your avatar. Please try again.',
        variant: 'destructive',
      }),
  });
}
