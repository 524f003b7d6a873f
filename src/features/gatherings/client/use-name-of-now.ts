import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Gathering } from '../gatherings-fields.ts';
import { eventPath } from './events-address.ts';
import { gatheringQuery } from './gathering-queries.ts';
import { useOccurrence } from './use-occurrence.ts';

/**
 * Puts the name that an occurrence has now into the address of its page, where that was opened by an older one, or its series is
 * moved while it is open: what is told of it from now on is told of this name.
 */
export function useNameOfNow(gathering: Gathering | undefined): void {
  const named = useOccurrence();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const isOther =
    gathering !== undefined &&
    (gathering.gatheringId !== named.gatheringId || gathering.start !== named.start);
  useEffect(() => {
    if (!isOther) return;
    const { queryKey } = gatheringQuery(gathering.gatheringId, gathering.start);
    queryClient.setQueryData(queryKey, gathering);
    navigate(eventPath(gathering), { replace: true });
  }, [isOther, gathering, queryClient, navigate]);
}
