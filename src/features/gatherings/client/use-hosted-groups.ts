import { useQuery } from '@tanstack/react-query';
import { myGroupsQuery } from '#features/groups/client/for-other-features.ts';
import { moderates } from '#features/moderation/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';

/** My groups, those of them for which I can plan, and whether I can for everyone; all empty until it is known. */
export function useHostedGroups() {
  const { user } = useCurrentUser();
  const { data = [], isPending } = useQuery(myGroupsQuery);
  const groups = data.filter(({ standing }) => standing !== 'asked' && standing !== 'none');
  const hosted = groups.filter(({ standing, archivedAt }) => standing !== 'member' && archivedAt === null);
  const hostsEveryone = user !== null && moderates(user);
  return { groups, hosted, hostsEveryone, canHost: hosted.length > 0 || hostsEveryone, isPending };
}
