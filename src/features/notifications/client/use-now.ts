import { useState } from 'react';
import { useDayEnd } from '#platform/client/use-day-end.ts';

/** The moment at which days are told from one another: when the list was opened, then when another day had begun on the device. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useDayEnd(new Date(now).setHours(24, 0, 0, 0), () => setNow(Date.now()));
  return now;
}
