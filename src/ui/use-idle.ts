import { useEffect, useState } from 'react';

/** False until the first screen has stood for a moment: what is not needed for it waits for that. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
