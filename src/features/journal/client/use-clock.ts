import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Clock } from './entry-dates.ts';

const BROWSERS: Clock = {};

/**
 * The clock that dates are read from: the browser's, and until it has taken over the server's markup the one that the server
 * knows, in the person's zone. Texts of it need `suppressHydrationWarning`: two versions of the same calendar may differ in a
 * space.
 */
export function useClock(): Clock {
  const isHydrated = useHydrated();
  const { user } = useCurrentUser();
  return isHydrated ? BROWSERS : { timeZone: user?.timezone ?? 'UTC' };
}
