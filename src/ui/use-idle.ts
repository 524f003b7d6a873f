import { useEffect, useState } from 'react';

/**
 * False until the first screen has been shown for `afterMs`; what this screen does not need is loaded after that.
 * Give a shorter time to what the person will see soon.
 */
export function useIdle(afterMs = 1500): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return idle;
}
