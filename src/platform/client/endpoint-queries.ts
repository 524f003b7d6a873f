import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOutput, Endpoint, InputArgument } from '#contract/define-endpoint.ts';
import type { ListPage } from '#contract/list-page.ts';
import { keyOf, pathOfKey } from './endpoint-keys.ts';
import { loadPage } from './list-pages.ts';

/**
 * Options for `useQuery` and its like: `useQuery(endpointQuery(getToday))`. Key and type come from the contract, and the
 * default loader fetches what the key says.
 */
export function endpointQuery<E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>) {
  return queryOptions<CallOutput<E>>({ queryKey: keyOf(endpoint, input ?? ({} as CallInput<E>)) });
}

/** One item of the list that an endpoint answers with. */
export type ItemOf<E extends Endpoint> = CallOutput<E> extends readonly (infer T)[] ? T : never;

/**
 * Options for `useInfiniteQuery` over a list whose next page is named in the `Link` header. The things are
 * `data.pages.flatMap((page) => page.items)`. A `limit` in `input` is that of the first page; those that follow have the usual one.
 */
export function endpointPages<E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>) {
  const queryKey = keyOf(endpoint, input ?? ({} as CallInput<E>));
  return {
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
      loadPage<ItemOf<E>>(pageParam, signal),
    initialPageParam: pathOfKey(queryKey),
    getNextPageParam: (page: ListPage<ItemOf<E>>) => page.next && withoutLimit(page.next),
    getPreviousPageParam: (page: ListPage<ItemOf<E>>) => page.previous && withoutLimit(page.previous),
  };
}

/**
 * The same for a list whose endpoint gives one item alone, by this parameter of the query: of news that only some of its items have
 * changed, those are fetched again and not all of its pages.
 */
export function withItemsAlone<Pages extends object>(pages: Pages, parameter: string) {
  return { ...pages, meta: { itemAlone: parameter } };
}

/** The parameter that `withItemsAlone` gave a query; undefined for others. */
export function itemAloneOf({ meta }: { meta?: Record<string, unknown> | undefined }): string | undefined {
  return meta?.['itemAlone'] as string | undefined;
}

function withoutLimit(address: string): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete('limit');
  return `${path}?${query}`;
}
