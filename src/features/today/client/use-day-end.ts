import { useEffect, useEffectEvent } from 'react';

const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Calls `onEnd` once when a day is over that ends at `endsAt` (UTC epoch milliseconds): at midnight, or when the page is looked at
 * again after it. A browser's clock that is ahead asks once, and not again for the same end.
 */
export function useDayEnd(endsAt: number | undefined, onEnd: () => void): void {
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (endsAt === undefined) return;
    let isOver = false;
    const look = () => {
      if (isOver || Date.now() < endsAt || document.visibilityState === 'hidden') return;
      isOver = true;
      ended();
    };
    const wait = Math.min(Math.max(endsAt - Date.now(), 1000), LONGEST_TIMER_MS);
    const timer = setTimeout(look, wait);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt]);
}
