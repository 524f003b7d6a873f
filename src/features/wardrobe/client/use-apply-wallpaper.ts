import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { applyWallpaper, type Wallpaper } from '../wardrobe.contract.ts';
import { wallpaperApplied } from './wardrobe-changes.ts';

/** Makes a wallpaper the background: at once here, and on every visit from now on. It says so in a toast. */
export function useApplyWallpaper({ id, name }: Wallpaper) {
  const { mutate, isPending } = useEndpointMutation(applyWallpaper, {
    // The last choice wins, also where the first is slow to arrive.
    scope: { id: 'wallpaper' },
    changes: wallpaperApplied,
    onSuccess: () => toast({ title: 'Background Applied', description: `${name} is behind every page now.` }),
    onError: (error) => failureToast('Failed to Apply', error),
  });
  return { apply: () => mutate({ params: { wallpaperId: id } }), isPending };
}
