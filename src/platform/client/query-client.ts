import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { apiJson } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** The path that a query key stands for: its segments joined with slashes (specification, section 7). */
export function pathOfKey(queryKey: readonly unknown[]): string {
  return queryKey.join('/');
}

/** Fetches what the query key says: `['/api/wallpapers', id]` gets `/api/wallpapers/<id>`. */
export function loadByKey<T>({ queryKey, signal }: QueryFunctionContext): Promise<T> {
  return apiJson<T>('GET', pathOfKey(queryKey), { signal });
}

/**
 * The specification's loading rules: data never goes stale, nothing is fetched again on focus, on a timer or after a
 * failure.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    mutationCache: new MutationCache(),
    defaultOptions: {
      queries: {
        queryFn: loadByKey,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Has `listener` called after every refusal because there is no session, so that one that has ended is noticed. */
export function whenUnauthorized(queryClient: QueryClient, listener: () => void): void {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') listener();
  };
  queryClient.getQueryCache().config.onError = onError;
  queryClient.getMutationCache().config.onError = onError;
}
