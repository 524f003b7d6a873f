import { type QueryClient, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';

/** A mutation of unlocking.ts, for a component: `useUnlocking(chestUnlocking)`. */
export function useUnlocking<T>(
  unlocking: (queryClient: QueryClient) => UseMutationOptions<T, Error, string>,
) {
  return useMutationOnce(unlocking(useQueryClient()));
}
