import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { toast } from '#ui/toast-store.ts';
import type {
  endReadingSession,
  getOpenReadingSession,
  ReadingSession,
  startReadingSession,
} from '../bible.contract.ts';
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
      clock.begin(document.visibilityState === 'visible');
      queryClient.setQueryData(sessionKey, begun);
      toast({
        title: 'Reading Session Started',
        description: 'Take your time. Every full minute earns 1 XP.',
      });
    });

  const end = () =>
    attempt(async () => {
      if (session === null) return;
      await endSession(queryClient, session.id);
    });

  return { session, isPending, start, end };
}

/** Ends a session, or asks again what an ended one came to, and says so. */
async function endSession(queryClient: QueryClient, sessionId: string): Promise<void> {
  const ended = await callEndpoint<typeof endReadingSession>(
    'POST /api/bible/reading-sessions/:sessionId/end',
    { params: { sessionId }, body: { visibleMs: clock.peek() } },
  );
  clock.take();
  queryClient.setQueryData(sessionKey, null);
  const minutes = `${ended.minutes} ${ended.minutes === 1 ? 'minute' : 'minutes'}`;
  const earned = ended.xpEarned > 0 ? ` and earned ${ended.xpEarned} XP` : '';
  toast({ title: 'Reading Session Complete', description: `You read for ${minutes}${earned}.` });
  await queryClient.invalidateQueries({ queryKey: currentUserKey });
}

/** Full minutes of the session so far: what the server has counted, and what it has yet to hear of. */
export function minutesRead(session: ReadingSession): number {
  return Math.floor((session.visibleMs + clock.peek()) / 60_000);
}

/** One for the whole tab: time is counted once, however many components show the session. */
const clock = new VisibleTime(() => Date.now());

/** Tells the server now and then, and as the page is hidden, how long it was visible. Mount it once a screen. */
export function useReadingHeartbeat(sessionId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (sessionId === undefined) return;
    clock.begin(document.visibilityState === 'visible');
    const tell = (keepalive: boolean) => {
      if (!isOpen(queryClient, sessionId)) return;
      const visibleMs = clock.take();
      if (visibleMs === 0) return;
      const path = `/api/bible/reading-sessions/${encodeURIComponent(sessionId)}/heartbeat`;
      // A lost heartbeat loses seconds, not the session; the next one comes anyway.
      fetch(path, {
        method: 'POST',
        keepalive,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ visibleMs }),
      })
        .then((response) => heard(queryClient, sessionId, response))
        .catch(() => {});
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
  }, [sessionId, queryClient]);
}

function isOpen(queryClient: QueryClient, sessionId: string): boolean {
  return queryClient.getQueryData<ReadingSession | null>(sessionKey)?.id === sessionId;
}

/** What the server says to a heartbeat: the time so far, or that it ended a session that was silent for long. */
async function heard(queryClient: QueryClient, sessionId: string, response: Response): Promise<void> {
  // The answer may come after the session was ended here, which has said so already.
  if (!isOpen(queryClient, sessionId)) return;
  if (response.status === 409) return endSession(queryClient, sessionId);
  if (!response.ok) return;
  const session = (await response.json()) as ReadingSession;
  if (isOpen(queryClient, sessionId)) queryClient.setQueryData(sessionKey, session);
}
