import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `then` once, when the page has been seen for `ms` milliseconds altogether since `what` changed; while the page is
 * hidden, the time stands still. Null: nothing is looked at.
 */
export function useSeenFor(what: string | null, ms: number, then: () => void): void {
  const reached = useEffectEvent(then);
  useEffect(() => {
    if (what === null) return;
    let left = ms;
    let since = 0;
    let timer: number | undefined;
    function watch() {
      if (document.visibilityState === 'visible') {
        since = performance.now();
        timer = window.setTimeout(() => {
          stop();
          reached();
        }, left);
      } else if (timer !== undefined) {
        window.clearTimeout(timer);
        timer = undefined;
        left -= performance.now() - since;
      }
    }
    function stop() {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    }
    document.addEventListener('visibilitychange', watch);
    watch();
    return stop;
  }, [what, ms]);
}
