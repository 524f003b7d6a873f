import { useEffect, useState } from 'react';

/**
 * False until the first screen has stood for a moment (`afterMs`): what is not needed for it waits for that. What the person
 * is about to see waits less than what they may want later.
 */
export function useIdle(afterMs = 1500): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return idle;
}
