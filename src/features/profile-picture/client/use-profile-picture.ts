import { keepUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { deleteProfilePicture, updateProfilePicture } from '../profile-picture.contract.ts';

/** Makes an upload the profile picture, which shows everywhere at once; failures are the caller's to show. */
export function useSaveProfilePicture() {
  return useEndpointMutation(updateProfilePicture, {
    changes: keepUser,
    onSuccess: () =>
      toast({ title: 'Profile Picture Updated!', description: 'Your new profile picture looks great.' }),
  });
}

/** Removes the picture; the initials are shown instead. */
export function useRemoveProfilePicture(onRemoved: () => void) {
  return useEndpointMutation(deleteProfilePicture, {
    changes: keepUser,
    onSuccess: () => {
      toast({ title: 'Profile Picture Removed' });
      onRemoved();
    },
    onError: (error) => failureToast('Not Removed', error),
  });
}
