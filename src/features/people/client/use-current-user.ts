import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { keyOf } from '#platform/client/endpoint-keys.ts';
import { getCurrentUser, type User } from '../people.contract.ts';

/** Where the user is cached, and nowhere else: what changes of them is put here (`keepUser`, `keepProgress`). */
export const currentUserKey = keyOf(getCurrentUser, {});

/** The signed-in user, or null for a visitor (401). Any other failure stays an error. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await callEndpoint(getCurrentUser, {}, { signal });
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
