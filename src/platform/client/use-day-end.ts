import { useEffect, useEffectEvent } from 'react';
import { serverNow } from './server-time.ts';

const LONGEST_TIMER_MS = 2_147_483_647;
/** A new day that did not arrive is asked for again after so long; so is one for which a browser's clock is ahead. */
const AGAIN_AFTER_MS = 60_000;

/**
 * Calls `onEnd` when a day, or whatever else, is over that ends at `endsAt` (UTC epoch milliseconds): at that moment, or when the page
 * is looked at again after it. As long as nothing else has come in its place it is called again, after a minute and each time after
 * twice as long, when the page is looked at or the connection is back: a phone that wakes in the morning has none yet, and a clock that
 * is a second ahead asks before the server has a new day.
 */
export function useDayEnd(endsAt: number | undefined, onEnd: () => void): void {
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (endsAt === undefined) return;
    let askedAt = Number.NEGATIVE_INFINITY;
    let pause = AGAIN_AFTER_MS;
    let timer = setTimeout(ask, Math.min(Math.max(endsAt - serverNow(), 1000), LONGEST_TIMER_MS));
    function ask() {
      if (serverNow() < endsAt! || document.visibilityState === 'hidden') return;
      askedAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(ask, pause);
      pause = Math.min(pause * 2, LONGEST_TIMER_MS);
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
