import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { toast } from '#ui/toast-store.ts';
import type { Wallpaper } from '../wardrobe.contract.ts';
import { profileQuery, sendWallpaper } from './wardrobe-queries.ts';

/** Makes a wallpaper the background: at once here, and on every visit from now on. Toasts of spec section 8. */
export function useApplyWallpaper() {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wallpaper: Wallpaper) => sendWallpaper(wallpaper.id),
    onSuccess: (user, wallpaper) => {
      queryClient.setQueryData(currentUserKey, user);
      queryClient.setQueryData(
        profileQuery.queryKey,
        (known) => known && { ...known, ...user, currentWallpaper: { ...wallpaper, isUnlocked: true } },
      );
      toast({ title: 'Background Applied', description: `${wallpaper.name} is behind every page now.` });
      return queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
    onError: (error) => failureToast('Failed to Apply', error),
  });
  return { apply: mutate, applyingId: isPending ? variables.id : null };
}
