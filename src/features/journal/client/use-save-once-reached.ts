import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from '#platform/client/use-online.ts';

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 120_000;

/**
 * Saves again, by itself, what could not be sent for lack of a connection: some seconds after there is one, and each time later where it
 * is not one that reaches the server.
 * @param failures how often it did not arrive; 0: nothing waits
 */
export function useSaveOnceReached(failures: number, save: () => void): void {
  const isOnline = useOnline();
  const again = useEffectEvent(save);
  useEffect(() => {
    if (failures === 0 || !isOnline) return;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    const timer = setTimeout(again, wait);
    return () => clearTimeout(timer);
  }, [failures, isOnline]);
}

/** How often these words did not arrive; other words have not been sent yet. */
export function useFailuresOf<Words>(words: Words, areSame: (one: Words, other: Words) => boolean) {
  const [failed, setFailed] = useState<{ words: Words; times: number } | null>(null);
  const times = failed !== null && areSame(failed.words, words) ? failed.times : 0;
  return {
    times,
    count: (sent: Words) =>
      setFailed((before) => ({
        words: sent,
        times: before !== null && areSame(before.words, sent) ? before.times + 1 : 1,
      })),
    forget: () => setFailed(null),
  };
}
