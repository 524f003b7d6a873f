import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/define-endpoint.ts';
import type { ListPage } from '#contract/list-page.ts';
import { type AddressedInput, inputOfPath } from './endpoint-keys.ts';

/** What is cached of a list that is loaded page by page. */
export type PagedAnswer<T> = InfiniteData<ListPage<T>>;

/** The items of all pages in one list. */
export function itemsOf<T>(data: PagedAnswer<T>): T[] {
  return data.pages.flatMap((page) => page.items);
}

/**
 * The same pages with other items. All items are put into the first page, because only the address of the next page
 * depends on where a page ends, and that is kept.
 */
export function withItems<T>(data: PagedAnswer<T>, items: readonly T[]): PagedAnswer<T> {
  const pages = data.pages.map((page, place) => ({ ...page, items: place === 0 ? [...items] : [] }));
  return { ...data, pages };
}

/** Every cached query of an endpoint, with the input that its address contains. */
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
 * Sets the answer of a query; undefined means that it has to be fetched again. If the query is being fetched at this
 * moment, the server may have answered before the change, so it is fetched once more.
 */
export function putAnswer(queryClient: QueryClient, query: Query, answer: unknown): void {
  const { fetchStatus, data, isInvalidated } = query.state;
  const thisQuery = { predicate: (other: Query) => other === query };
  if (answer !== undefined && answer !== data) query.setData(answer);
  // Setting data marks a query as up to date. If it was out of date for another reason too, it has to be marked
  // again.
  if (isInvalidated) query.invalidate();
  if (fetchStatus !== 'idle')
    void queryClient.cancelQueries(thisQuery).then(() => queryClient.refetchQueries(thisQuery));
  else if (answer === undefined && data !== undefined) void queryClient.invalidateQueries(thisQuery);
}
