import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useIdle } from '#ui/use-idle.ts';
import { overviewQuery } from './prayer-queries.ts';

/** How many requests wait for the signed-in user's prayer: the Prayer tab is marked. Asked for when home stands. */
export function usePrayerReady(): Readonly<Record<string, number>> {
  const { user } = useCurrentUser();
  const isIdle = useIdle();
  const { data } = useQuery({ ...overviewQuery, enabled: user !== null && isIdle });
  return { prayer: data?.waiting ?? 0 };
}
