import type { QueryKey } from '@tanstack/react-query';

/**
 * Filters that find the query of one address: `queryClient.invalidateQueries(onlyQuery(groupQuery(id)))`. By its key alone TanStack
 * finds every query whose key begins with these segments, and not the one itself where the page brought its answer, whose key is one
 * segment.
 */
export function onlyQuery({ queryKey }: { queryKey: QueryKey }) {
  return { queryKey, exact: true } as const;
}
