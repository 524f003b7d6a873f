import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import { isSecretNow } from '#features/people/client/for-other-features.ts';
import { ApiError, serverMessageOr } from '#platform/client/api-error.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { toast } from '#ui/toast-store.ts';
import {
  continueReadingSession,
  endReadingSession,
  type ReadingSession,
  startReadingSession,
} from '../bible.contract.ts';
import { READING_SESSION } from '../bible.rules.ts';
import { readingSessionContinued, readingSessionEnded, readingSessionStarted } from './bible-changes.ts';
import { openReadingSessionQuery } from './bible-queries.ts';
import { VisibleTime } from './visible-time.ts';

/** The open reading session, to start and to end. */
export function useReadingSession() {
  const queryClient = useQueryClient();
  const { data: session = null } = useQuery(openReadingSessionQuery);
  const { mutate, isPending } = useMutationOnce({
    mutationFn: (what: 'start' | 'end') => (what === 'start' ? start() : end()),
    onError: (error) => {
      const description = serverMessageOr(error, 'Please look at your connection and try again.');
      toast({ title: 'Reading Session', description, variant: 'destructive' });
    },
  });

  async function start() {
    await callAndChange(queryClient, startReadingSession, readingSessionStarted, {});
    clock.begin(document.visibilityState === 'visible');
    toast({
      title: 'Reading Session Started',
      description: isSecretNow(queryClient)
        ? 'Take your time.'
        : 'Take your time. Every full minute earns 1 XP.',
    });
  }

  async function end() {
    if (session !== null) await endReading(queryClient, session.id);
  }

  return { session, isPending, start: () => mutate('start'), end: () => mutate('end') };
}

/** Ends a reading session, or asks again what an ended one came to, and says so. */
async function endReading(queryClient: QueryClient, sessionId: string): Promise<void> {
  const { minutes, xpEarned } = await callAndChange(queryClient, endReadingSession, readingSessionEnded, {
    params: { sessionId },
    body: { visibleMs: clock.peek() },
  });
  clock.take();
  const read = howLongRead(minutes);
  const earned = xpEarned > 0 && !isSecretNow(queryClient) ? ` and earned ${xpEarned} XP` : '';
  toast({ title: 'Reading Session Complete', description: `You read for ${read}${earned}.` });
}

/** Full minutes of reading in words: 'less than a minute', '12 minutes'. */
export function howLongRead(minutes: number): string {
  if (minutes === 0) return 'less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Full minutes of the session so far: what the server has counted, and what has not been sent to it yet. */
export function minutesRead(session: ReadingSession): number {
  return Math.floor((session.visibleMs + clock.peek()) / MINUTE_MS);
}

/** One for the whole tab: time is counted once, however many components show the session. */
const clock = new VisibleTime(() => Date.now());

/** Tells the server now and then, and as the page is hidden, how long it was visible. Mount it once a screen. */
export function useReadingHeartbeat(sessionId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (sessionId === undefined) return;
    clock.begin(document.visibilityState === 'visible');
    const onVisibility = () => {
      clock.setVisible(document.visibilityState === 'visible');
      if (document.visibilityState === 'hidden') tell(queryClient, sessionId);
    };
    const onLeave = () => tell(queryClient, sessionId);
    const timer = setInterval(() => tell(queryClient, sessionId), READING_SESSION.heartbeatMs);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onLeave);
      tell(queryClient, sessionId);
    };
  }, [sessionId, queryClient]);
}

/** One heartbeat, which the browser sends even from a page that is left. The answer is the time so far. */
function tell(queryClient: QueryClient, sessionId: string): void {
  if (!isOpen(queryClient, sessionId)) return;
  const visibleMs = clock.take();
  if (visibleMs === 0) return;
  const input = { params: { sessionId }, body: { visibleMs } };
  callAndChange(queryClient, continueReadingSession, readingSessionContinued, input).catch((error) => {
    // The server has ended a reading session that was silent for long; unless it was ended here, nobody has said so yet.
    if (error instanceof ApiError && error.code === 'ALREADY_DONE' && isOpen(queryClient, sessionId))
      endReading(queryClient, sessionId).catch(() => {});
    // A lost heartbeat loses seconds, not the session; the next one comes anyway.
  });
}

function isOpen(queryClient: QueryClient, sessionId: string): boolean {
  return queryClient.getQueryData(openReadingSessionQuery.queryKey)?.id === sessionId;
}
