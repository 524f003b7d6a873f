import { useEffect, useState } from 'react';
import { takeIdleTurn } from './idle-turns.ts';

/**
 * False until the first screen has been shown for `afterMs` and its turn has come (`takeIdleTurn`); what this screen does not
 * need is loaded after that. Give a shorter time to what the person will see soon.
 */
export function useIdle(afterMs = 1500): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let giveUp = () => {};
    const timer = setTimeout(() => {
      giveUp = takeIdleTurn(() => setIdle(true));
    }, afterMs);
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, [afterMs]);
  return idle;
}
