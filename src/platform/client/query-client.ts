import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { apiJson } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { pathOfKey } from './endpoint-keys.ts';

/** Fetches what the query key says: `['/api/wallpapers', id]` gets `/api/wallpapers/<id>`. */
function loadByKey<T>({ queryKey, signal }: QueryFunctionContext): Promise<T> {
  return apiJson<T>('GET', pathOfKey(queryKey), { signal });
}

/**
 * What is not there any more, or not for this reader, is shown no longer: a page that hears of a change and fetches it again would
 * go on with the words that were taken back. After any other failure it keeps what it has.
 */
function forgetWhatIsGone(error: Error, query: Query<unknown, unknown>): void {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') query.setState({ data: undefined });
}

/**
 * The loading rules of docs/product.md, Data loading: data never goes stale, nothing is fetched again on focus or after a
 * failure, nor, but for the three queries that are named there, on a timer. One address is one query, however its key is cut into segments.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: forgetWhatIsGone }),
    mutationCache: new MutationCache(),
    defaultOptions: {
      queries: {
        queryFn: loadByKey,
        queryKeyHashFn: pathOfKey,
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

/**
 * From now on `listener` is called whenever the server refuses a call because there is no session, so that the app
 * notices when a session has ended. It comes after what the call's own `onError` says: what the person has to know now is said
 * last, in the one toast that shows.
 */
export function whenUnauthorized(queryClient: QueryClient, listener: () => void): void {
  const hear = (error: Error | null) => {
    if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') listener();
  };
  queryClient.getQueryCache().config.onError = (error, query) => {
    forgetWhatIsGone(error, query);
    hear(error);
  };
  queryClient.getMutationCache().config.onSettled = (_answer, error) => hear(error);
}
