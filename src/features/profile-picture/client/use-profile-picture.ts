import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { toast } from '#ui/toast-store.ts';
import type { changeProfilePicture, removeProfilePicture } from '../profile-picture.contract.ts';

const profileKey = ['/api/user/profile'] as const;

/** Makes an upload the profile picture; failures are the caller's to show. */
export function useSaveProfilePicture() {
  const remember = useRememberUser();
  return useMutation({
    mutationFn: (profileImageURL: string) =>
      callEndpoint<typeof changeProfilePicture>('PUT /api/user/profile-picture', {
        body: { profileImageURL },
      }),
    onSuccess: async (user) => {
      await remember(user);
      toast({ title: 'Profile Picture Updated!', description: 'Your new profile picture looks great.' });
    },
  });
}

/** Takes the picture away; initials stand in its place. */
export function useRemoveProfilePicture(onRemoved: () => void) {
  const remember = useRememberUser();
  return useMutation({
    mutationFn: () => callEndpoint<typeof removeProfilePicture>('DELETE /api/user/profile-picture', {}),
    onSuccess: async (user) => {
      await remember(user);
      toast({ title: 'Profile Picture Removed' });
      onRemoved();
    },
    onError: (error) => failureToast('Not Removed', error),
  });
}

/** The new picture shows everywhere: with the user at once, with the profile when it has been fetched again. */
function useRememberUser() {
  const queryClient = useQueryClient();
  return async (user: User) => {
    queryClient.setQueryData(currentUserKey, user);
    await queryClient.invalidateQueries({ queryKey: profileKey });
  };
}
