import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParticipant } from '#features/people/client/for-other-features.ts';
import { useChunkWithRetries } from '#platform/client/use-chunk.ts';
import { useIdle } from '#ui/use-idle.ts';

const loadLive = () => import('../live/follow-live.ts');

/** While somebody is signed in and takes part, what changes on the server changes here; without it, a page that is loaded again shows it. */
export function LiveUpdates() {
  const user = useParticipant();
  const idle = useIdle();
  const queryClient = useQueryClient();
  const userId = user?.id;
  const live = useChunkWithRetries(loadLive, Number(idle && userId !== undefined));
  useEffect(
    () => (live && userId !== undefined ? live.followLive(queryClient, userId) : undefined),
    [live, userId, queryClient],
  );
  return null;
}
