import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { readyByTab } from './ready-by-tab.ts';
import { unopenedQuery } from './wardrobe-queries.ts';

/** How many things the signed-in user can open now, by the id of the home tab that leads to them. */
export function useReadyByTab(): Readonly<Record<string, number>> {
  const { user } = useCurrentUser();
  const { data = [] } = useQuery({ ...unopenedQuery, enabled: user !== null });
  return readyByTab(data, user?.currentXP ?? 0);
}
