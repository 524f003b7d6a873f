import { useEffect, useEffectEvent } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import { serverNow, untilOver } from './server-time.ts';

const LONGEST_PAUSE_MS = 2_147_483_647;
/** What did not come in its place is asked for again after so long; so is that for which a browser's clock is ahead. */
const AGAIN_AFTER_MS = MINUTE_MS;

/**
 * Calls `onEnd` when a day, or a ban, is over that ends at `endsAt` (UTC epoch milliseconds): at that moment, or when the page is looked
 * at again after it. As long as nothing else has come in its place it is called again, after a minute and each time after twice as
 * long, when the page is looked at or the connection is back: a phone that wakes in the morning has none yet, and a clock that is a
 * second ahead asks before the server has a new day.
 */
export function useWhenOver(endsAt: number | undefined, onEnd: () => void): void {
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (endsAt === undefined) return;
    let askedAt = Number.NEGATIVE_INFINITY;
    let pause = AGAIN_AFTER_MS;
    let timer = setTimeout(ask, untilOver(endsAt));
    function again(wait: number) {
      clearTimeout(timer);
      timer = setTimeout(ask, wait);
    }
    function ask() {
      if (serverNow() < endsAt!) return again(untilOver(endsAt!));
      if (document.visibilityState === 'hidden') return;
      askedAt = Date.now();
      again(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      ended();
    }
    function look() {
      if (Date.now() - askedAt >= AGAIN_AFTER_MS) ask();
    }
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', ask);
    };
  }, [endsAt]);
}
