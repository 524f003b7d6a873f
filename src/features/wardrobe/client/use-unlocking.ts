import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

/** A mutation of unlocking.ts, for a component: `useUnlocking(chestUnlocking)`. */
export function useUnlocking<T>(unlocking: (queryClient: QueryClient) => MutationOptions<T, Error, string>) {
  return useMutation(unlocking(useQueryClient()));
}
