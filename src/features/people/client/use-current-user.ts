import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiJson } from '#platform/client/api-client.ts';
import { ApiError } from '#platform/client/api-error.ts';
import type { User } from '../people.contract.ts';

/** Change it with `setQueryData` after signing in or out and after each call that answers with the user. */
export const currentUserKey = ['/api/auth/user'] as const;

/** The signed-in user, or null for a visitor (401). Any other failure stays an error. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await apiJson<User>('GET', currentUserKey[0], { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

export type CurrentUser =
  | { status: 'loading' | 'anonymous' | 'unreachable'; user: null }
  | { status: 'signed-in'; user: User };

/** Who is here. The call decides it once; 'unreachable' is a failure that says nothing about being signed in. */
export function useCurrentUser(): CurrentUser {
  const { data, isError } = useQuery(currentUserQuery);
  if (data !== undefined && data !== null) return { status: 'signed-in', user: data };
  if (data === null) return { status: 'anonymous', user: null };
  return { status: isError ? 'unreachable' : 'loading', user: null };
}
