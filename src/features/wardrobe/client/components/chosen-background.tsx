import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParticipant } from '#features/people/client/for-other-features.ts';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { AppBackground } from '#ui/app-background.tsx';
import { useIdle } from '#ui/use-idle.ts';
import { backgroundOf } from '../background-of.ts';
import { xpReached } from '../unlock-wallpapers.ts';
import { profileQuery } from '../wardrobe-queries.ts';

/** The signed-in user's wallpaper, behind every screen. The large picture is loaded after the first screen is shown. */
export function ChosenBackground() {
  const user = useParticipant();
  const ready = useIdle();
  const { data: profile } = useQuery({ ...profileQuery, enabled: user !== null });
  useReachedThresholds(user?.currentXP);
  const wallpaper = user === null ? null : (profile?.currentWallpaper ?? null);
  return <AppBackground isOfAll ready={ready} background={wallpaper && backgroundOf(wallpaper)} />;
}

/** XP alone unlocks some wallpapers, wherever it was earned. */
function useReachedThresholds(currentXP: number | undefined): void {
  const queryClient = useQueryClient();
  const seen = useRef(currentXP);
  useEffect(() => {
    const before = seen.current;
    seen.current = currentXP;
    if (before === undefined || currentXP === undefined || before === currentXP) return;
    changeAnswers(queryClient, (cache) => xpReached(cache, currentXP));
  }, [queryClient, currentXP]);
}
