import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { toast } from '#ui/toast-store.ts';
import { profileQuery, sendAvatar } from './wardrobe-queries.ts';

/** Saves the avatar's style and colours, with the toasts of spec section 8. */
export function useUpdateAvatar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendAvatar,
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserKey, user);
      toast({ title: 'Avatar Updated', description: 'Your new look is saved.' });
      return queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
    onError: () =>
      toast({
        title: 'Update Failed',
        description: 'Unable to update your avatar. Please try again.',
        variant: 'destructive',
      }),
  });
}
