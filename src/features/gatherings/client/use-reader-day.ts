import type { User } from '#features/people/people.contract.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { dayAt } from './gathering-dates.ts';

/** The zone of this browser, and its date: whoever is far from home has another one than that by which their lamps are counted. */
export function dayHere(): { zone: string; date: string } {
  const zone = ownZone();
  return { zone, date: dayAt(serverNow(), zone) };
}

/**
 * The same for what the server draws, too: it knows the zone alone by which it counts the reader's days.
 * @param date theirs, in that zone
 */
export function useReaderDay({ timezone }: Pick<User, 'timezone'>, date: string): ReturnType<typeof dayHere> {
  const isHydrated = useHydrated();
  return isHydrated ? dayHere() : { zone: timezone ?? 'UTC', date };
}
