import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentUserKey } from '#features/accounts/client/for-other-features.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { toast } from '#ui/toast-store.ts';
import type { endReadingSession, getOpenReadingSession, startReadingSession } from '../bible.contract.ts';
import { READING_SESSION } from '../bible.rules.ts';
import { VisibleTime } from './visible-time.ts';

const sessionKey = ['/api/bible/reading-sessions/current'] as const;

/** The open reading session, which the server keeps: it goes on over reloads and from chapter to chapter. */
export function useReadingSession() {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const { data: session = null } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) =>
      callEndpoint<typeof getOpenReadingSession>('GET /api/bible/reading-sessions/current', {}, { signal }),
  });

  async function attempt(work: () => Promise<void>) {
    if (isPending) return;
    setPending(true);
    try {
      await work();
    } catch (error) {
      const description = serverMessageOr(error, 'Please look at your connection and try again.');
      toast({ title: 'Reading Session', description, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }

  const start = () =>
    attempt(async () => {
      const idempotencyKey = crypto.randomUUID();
      const begun = await callEndpoint<typeof startReadingSession>(
        'POST /api/bible/reading-sessions',
        {},
        { idempotencyKey },
      );
      queryClient.setQueryData(sessionKey, begun);
      toast({
        title: 'Reading Session Started',
        description: 'Take your time. Every full minute earns 1 XP.',
      });
    });

  const end = () =>
    attempt(async () => {
      if (session === null) return;
      const ended = await callEndpoint<typeof endReadingSession>(
        'POST /api/bible/reading-sessions/:sessionId/end',
        {
          params: { sessionId: session.id },
          body: { visibleMs: clock.take() },
        },
      );
      queryClient.setQueryData(sessionKey, null);
      const minutes = `${ended.minutes} ${ended.minutes === 1 ? 'minute' : 'minutes'}`;
      const earned = ended.xpEarned > 0 ? ` and earned ${ended.xpEarned} XP` : '';
      toast({ title: 'Reading Session Complete', description: `You read for ${minutes}${earned}.` });
      await queryClient.invalidateQueries({ queryKey: currentUserKey });
    });

  return { session, isPending, start, end };
}

/** One for the whole tab: time is counted once, however many components show the session. */
const clock = new VisibleTime(() => Date.now());

/** Tells the server now and then, and as the page is hidden, how long it was visible. Mount it once a screen. */
export function useReadingHeartbeat(sessionId: string | undefined): void {
  useEffect(() => {
    if (sessionId === undefined) return;
    clock.begin(document.visibilityState === 'visible');
    const tell = (keepalive: boolean) => {
      const visibleMs = clock.take();
      if (visibleMs === 0) return;
      const path = `/api/bible/reading-sessions/${encodeURIComponent(sessionId)}/heartbeat`;
      // A lost heartbeat loses seconds, not the session; the next one comes anyway.
      fetch(path, {
        method: 'POST',
        keepalive,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ visibleMs }),
      }).catch(() => {});
    };
    const onVisibility = () => {
      clock.setVisible(document.visibilityState === 'visible');
      if (document.visibilityState === 'hidden') tell(true);
    };
    const onLeave = () => tell(true);
    const timer = setInterval(() => tell(false), READING_SESSION.heartbeatMs);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onLeave);
      tell(true);
    };
  }, [sessionId]);
}
