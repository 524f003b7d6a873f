import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { useIdle } from '#ui/use-idle.ts';

const load = () => import('../settle-now.ts');

/** On a day that asks nothing nothing is shown, but whoever looks in is not away: the server is told, once a day in a tab. */
export function LookKept() {
  const queryClient = useQueryClient();
  const chunk = useChunk(load, useIdle());
  useEffect(() => void chunk?.settleNow(queryClient), [chunk, queryClient]);
  return null;
}
