import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery, useCurrentUser } from './use-current-user.ts';

/** Whether the reader's own XP, level and counts are put away (docs/product.md, People): no screen shows them then. */
export function useIsSecret(): boolean {
  return useCurrentUser().user?.isSecret ?? false;
}

/** The same at this moment, for what is said outside of a component. */
export function isSecretNow(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(currentUserQuery.queryKey)?.isSecret ?? false;
}
