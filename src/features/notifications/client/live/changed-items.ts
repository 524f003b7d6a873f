import type { Query, QueryClient } from '@tanstack/react-query';
import { loadPage } from '#platform/client/list-pages.ts';
import { itemsOf, type PagedAnswer, putAnswer } from '#platform/client/query-answers.ts';

interface Item {
  id: string;
}

/** What is fetched for a list, one after the other: an older answer never takes the place of a newer one. */
const onTheirWay = new WeakMap<Query, Promise<void>>();

/** Fetches these items of a list that is loaded page by page; where that does not do, all of its pages. */
export function fetchItems(
  queryClient: QueryClient,
  query: Query,
  { parameter, ids }: { parameter: string; ids: readonly string[] },
): void {
  const before = onTheirWay.get(query) ?? Promise.resolve();
  onTheirWay.set(
    query,
    before.then(async () => {
      try {
        for (const id of ids) {
          const address = `${query.queryHash}${query.queryHash.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(id)}`;
          const { items } = await loadPage<Item>(address);
          // A page that is on its way would put back what the list was when it was asked for.
          if (query.state.fetchStatus !== 'idle') return putAnswer(queryClient, query, undefined);
          const known = query.state.data as PagedAnswer<Item> | undefined;
          if (known !== undefined) putAnswer(queryClient, query, withItem(known, id, items[0]));
        }
      } catch {
        putAnswer(queryClient, query, undefined);
      }
    }),
  );
}

/** A list with an item as it is now; without it where there is none. What is new belongs at the end, once that is loaded. */
function withItem(data: PagedAnswer<Item>, id: string, item: Item | undefined): PagedAnswer<Item> {
  const isKnown = itemsOf(data).some((one) => one.id === id);
  const last = data.pages.length - 1;
  const pages = data.pages.map((page, place) => {
    if (!isKnown) {
      const isEnd = place === last && page.next === null && item !== undefined;
      return isEnd ? { ...page, items: [...page.items, item] } : page;
    }
    const items = page.items.flatMap((one) => (one.id !== id ? one : item === undefined ? [] : item));
    return { ...page, items };
  });
  return { ...data, pages };
}
