import type { QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/durations.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { openTabChannel } from '#platform/client/tab-channel.ts';
import { fetchChanged } from './changed-answers.ts';
import { type LiveNews, readLive } from './read-live.ts';
import { RecentNews } from './recent-news.ts';

/** A tab that nobody sees gives its place up after this time; one that comes back is told what it missed. */
const HIDDEN_MS = MINUTE_MS;
/** A server that stops is back, or another has taken over, in some seconds; half of it to half more, so that not all come at once. */
const WAIT_MS = { first: 2000, afterEnd: 6000, longest: MINUTE_MS };

/**
 * What the tab that listens tells the others: what it heard, or that there is nothing to hear for now. One that comes says since when
 * its page is there, and is told what changed meanwhile. Times as `Date.now()` has them.
 */
type Told =
  | { news: LiveNews }
  | { hasEnded: true }
  | { came: string; loadedAt: number }
  | { toWhoCame: string; missed: readonly string[] };
type TabMessage = { userId: string } & Told;

/**
 * Keeps the cached answers as they are on the server, by one stream for all tabs of this browser: one listens, and tells the
 * others. On plain HTTP, where a browser has no locks, each visible tab listens for itself. Returns how to stop.
 */
export function followLive(queryClient: QueryClient, userId: string): () => void {
  const { locks } = navigator as { locks?: LockManager };
  const channel = openTabChannel('lampstand:live');
  const gone = new AbortController();
  const tab = Math.random().toString(36);
  const recent = new RecentNews();
  let isListening = false;
  let lastId: string | null = null;
  let taking: AbortController | null = null;
  let hidden: ReturnType<typeof setTimeout> | undefined;

  function hear(news: LiveNews): void {
    lastId = news.lastId;
    if (news.changed.length > 0) fetchChanged(queryClient, news.changed);
  }

  function tell(message: Told): void {
    channel?.postMessage({ userId, ...message } satisfies TabMessage);
  }

  function leave(): void {
    clearTimeout(hidden);
    taking?.abort();
    taking = null;
  }

  function takePart(): void {
    clearTimeout(hidden);
    if (taking !== null || gone.signal.aborted) return;
    taking = new AbortController();
    const { signal } = taking;
    const turn = locks
      ? locks.request(`lampstand:live:${userId}`, { signal }, () => listen(signal))
      : listen(signal);
    // Whoever has left while waiting for the lock is told by an error.
    turn.catch(() => {});
  }

  async function listen(signal: AbortSignal): Promise<void> {
    isListening = true;
    signal.addEventListener('abort', () => {
      isListening = false;
    });
    for (let failures = 0; !signal.aborted; ) {
      let waitMs = Math.min(WAIT_MS.first * 2 ** failures, WAIT_MS.longest);
      try {
        const end = await readLive(lastId, signal, (news) => {
          failures = 0;
          hear(news);
          recent.note(news.changed, Date.now());
          tell({ news });
        });
        if (end !== 'ended') return giveUp();
        waitMs = WAIT_MS.afterEnd;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return giveUp();
        if (error instanceof ApiError) waitMs = Math.max(waitMs, (error.retryAfter ?? 0) * 1000);
        failures += 1;
      }
      await connectionOr(waitMs * (0.5 + Math.random()), signal);
    }
  }

  /** There is nothing to hear in this browser until somebody looks at a tab again. */
  function giveUp(): void {
    tell({ hasEnded: true });
    leave();
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.userId !== userId) return;
    if ('news' in data) hear(data.news);
    else if ('came' in data) {
      const missed = isListening ? recent.since(data.loadedAt) : [];
      if (missed.length > 0) tell({ toWhoCame: data.came, missed });
    } else if ('toWhoCame' in data) {
      if (data.toWhoCame === tab) fetchChanged(queryClient, data.missed);
    } else leave();
  });
  const options = { signal: gone.signal };
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') takePart();
      else if (locks) hidden = setTimeout(leave, HIDDEN_MS);
      else leave();
    },
    options,
  );
  // A page that is kept for Back must hold neither line nor lock.
  window.addEventListener('pagehide', leave, options);
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      // It has heard nothing meanwhile, neither of others nor of what was done here in other tabs; who listens may not know since when.
      fetchChanged(queryClient, ['/api']);
      takePart();
    },
    options,
  );
  if (document.visibilityState === 'visible') takePart();
  // Between its answers and now the listening tab may have heard something.
  tell({ came: tab, loadedAt: Date.now() - performance.now() });

  return () => {
    gone.abort();
    leave();
    channel?.close();
  };
}

/** Passes when there may be a connection again, after `ms` at the earliest; at once when the browser comes online. */
function connectionOr(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    // A call that is made offline would only be an error in the browser's console.
    const timer = setTimeout(() => navigator.onLine && end(), ms);
    window.addEventListener('online', end, { signal: done.signal });
    signal.addEventListener('abort', end, { signal: done.signal });
  });
}
