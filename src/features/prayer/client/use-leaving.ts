import { useEffect, useState } from 'react';

/** How long what is shown takes to lift and fade (src/features/prayer/client/prayer.css). */
const LEAVE_MS = 220;

/**
 * What is shown in place of `next` while the one before lifts and fades; then `next`. The same thing, changed, is shown at once.
 */
export function useLeaving<T extends { id: string }>(
  next: T | null,
): { shown: T | null; isLeaving: boolean } {
  const [held, setHeld] = useState(next);
  const isLeaving = held !== null && held.id !== next?.id;
  useEffect(() => {
    if (!isLeaving) {
      setHeld(next);
      return;
    }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setHeld(next), isStill ? 0 : LEAVE_MS);
    return () => clearTimeout(timer);
  }, [next, isLeaving]);
  return { shown: isLeaving ? held : next, isLeaving };
}
