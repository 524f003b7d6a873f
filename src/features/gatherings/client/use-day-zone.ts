import type { User } from '#features/people/people.contract.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ownZone } from './gathering-dates.ts';

/** The zone of this browser; of what the server has drawn, the one that it counts the reader's days by. */
export function useDayZone({ timezone }: Pick<User, 'timezone'>): string {
  const isHydrated = useHydrated();
  return isHydrated ? ownZone() : (timezone ?? 'UTC');
}
