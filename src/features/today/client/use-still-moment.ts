import { useEffect, useState } from 'react';

const keyOf = (userId: string) => `lampstand:still:${userId}`;

/**
 * Whether the still moment is to be shown: once on each day on which all lamps burn, in this browser. Where the browser keeps
 * nothing, it is not shown: once too often would be in the way.
 */
export function useStillMoment(userId: string, doneOn: string | null) {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    if (doneOn === null) return;
    try {
      if (localStorage.getItem(keyOf(userId)) === doneOn) return;
      localStorage.setItem(keyOf(userId), doneOn);
      setStill(true);
    } catch {
      // Storage is forbidden here.
    }
  }, [userId, doneOn]);
  return { isStill, end: () => setStill(false) };
}
