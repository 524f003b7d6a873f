import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useChunkWithRetries } from '#platform/client/use-chunk.ts';
import { useIdle } from '#ui/use-idle.ts';
import { isOfflinePath } from '../offline-path.ts';

/** Nothing that is wanted now waits for it. */
const AFTER_MS = 3000;
const loadKeeping = () => import('./keep-for-later.ts');
const loadKept = () => import('./kept-here.ts');

/** Keeps, while somebody is signed in, what is wanted without a connection; forgets it where nobody is any more. */
export function KeepingForLater() {
  const { status, user } = useCurrentUser();
  const [path] = useLocation();
  const queryClient = useQueryClient();
  const isIdle = useIdle(AFTER_MS);
  // There is no such thing over plain http.
  const isPossible = isIdle && typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
  const isGone = status === 'anonymous' && !isOfflinePath(path);
  const keeping = useChunkWithRetries(loadKeeping, isPossible && status === 'signed-in' ? 1 : 0);
  const kept = useChunkWithRetries(loadKept, isPossible && isGone ? 1 : 0);
  const userId = user?.id;
  useEffect(() => {
    if (keeping !== null && userId !== undefined) return keeping.keepForLater(queryClient, userId);
  }, [keeping, userId, queryClient]);
  useEffect(() => {
    if (kept !== null && isGone) void kept.forgetKept();
  }, [kept, isGone]);
  return null;
}
