import { useState } from 'react';
import { serverNow } from '#platform/client/server-time.ts';
import { useWhenOver } from '#platform/client/use-when-over.ts';

/** The moment at which days are told from one another: when the list was opened, then when another day had begun on the device. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverNow());
  useWhenOver(new Date(now).setHours(24, 0, 0, 0), () => setNow(serverNow()));
  return now;
}
