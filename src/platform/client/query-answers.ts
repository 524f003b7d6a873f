import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { type AddressedInput, inputOfPath } from './endpoint-keys.ts';
import type { ListPage } from './list-pages.ts';

/** What is cached of a list that is loaded page by page. */
export type PagedAnswer<T> = InfiniteData<ListPage<T>>;

/** The things of all pages in one list. */
export function itemsOf<T>(data: PagedAnswer<T>): T[] {
  return data.pages.flatMap((page) => page.items);
}

/** The same pages with other things in them: all in the first, since where a page ends is only of interest to the next. */
export function withItems<T>(data: PagedAnswer<T>, items: readonly T[]): PagedAnswer<T> {
  const pages = data.pages.map((page, place) => ({ ...page, items: place === 0 ? [...items] : [] }));
  return { ...data, pages };
}

/** Every query of an endpoint with the input that its address says. */
export function queriesOf(
  queryClient: QueryClient,
  endpoint: Pick<Endpoint, 'path'>,
): [query: Query, input: AddressedInput][] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap((query) => {
      const input = inputOfPath(endpoint, query.queryHash);
      return input === null ? [] : [[query, input] as [Query, AddressedInput]];
    });
}

/**
 * The answer of a query from now on; undefined when it has to be fetched again. One that is being fetched just now may have
 * been asked for before the change, so it is asked for again.
 */
export function putAnswer(queryClient: QueryClient, query: Query, answer: unknown): void {
  const { fetchStatus, data, isInvalidated } = query.state;
  const thisQuery = { predicate: (other: Query) => other === query };
  if (answer !== undefined && answer !== data) query.setData(answer);
  // New data would make a query count as fresh again that was out of date in other ways too.
  if (isInvalidated) query.invalidate();
  if (fetchStatus !== 'idle')
    void queryClient.cancelQueries(thisQuery).then(() => queryClient.refetchQueries(thisQuery));
  else if (answer === undefined && data !== undefined) void queryClient.invalidateQueries(thisQuery);
}
