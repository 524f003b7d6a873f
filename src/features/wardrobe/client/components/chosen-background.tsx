import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '#features/accounts/client/for-other-features.ts';
import { AppBackground } from '#ui/app-background.tsx';
import { useIdle } from '#ui/use-idle.ts';
import { wallpaperFocus } from '../wallpaper-focus.ts';
import { thumbOf } from '../wallpaper-thumb.ts';
import { profileQuery, wallpapersQuery } from '../wardrobe-queries.ts';

/** The signed-in user's wallpaper, behind every screen. The large picture waits until the first screen stands. */
export function ChosenBackground() {
  const { user } = useCurrentUser();
  const ready = useIdle();
  const { data: profile } = useQuery({ ...profileQuery, enabled: user !== null });
  useReachedThresholds(user?.currentXP);
  const wallpaper = user === null ? null : (profile?.currentWallpaper ?? null);
  return (
    <AppBackground
      ready={ready}
      background={
        wallpaper && {
          ...wallpaper,
          previewUrl: wallpaper.previewUrl && thumbOf(wallpaper.previewUrl),
          focusY: wallpaperFocus(wallpaper.id),
        }
      }
    />
  );
}

/** XP alone unlocks some wallpapers: when it changes, the lists of them are no longer true. */
function useReachedThresholds(currentXP: number | undefined): void {
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the XP is what it waits for
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: wallpapersQuery.queryKey });
  }, [queryClient, currentXP]);
}
