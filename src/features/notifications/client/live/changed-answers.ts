import type { Query, QueryClient } from '@tanstack/react-query';
import { itemAloneOf } from '#platform/client/endpoint-queries.ts';
import { putAnswer } from '#platform/client/query-answers.ts';
import { fetchItems } from './changed-items.ts';

/** Cached answers at these paths, and below them, are fetched again where a screen shows them, and forgotten elsewhere. */
export function fetchChanged(queryClient: QueryClient, changed: readonly string[]): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const [path = ''] = query.queryHash.split('?');
    const above = changed.filter((one) => path === one || path.startsWith(`${one}/`));
    if (above.length === 0) continue;
    // Its words may be hidden by now: they are not to flash up before the new ones are there.
    if (!query.isActive()) queryClient.getQueryCache().remove(query);
    else fetchAgain(queryClient, query, { changed, above });
  }
}

/** A list of which items are told together with what it belongs to has changed in those alone. */
function fetchAgain(
  queryClient: QueryClient,
  query: Query,
  { changed, above }: { changed: readonly string[]; above: readonly string[] },
): void {
  const [path = ''] = query.queryHash.split('?');
  const parameter = itemAloneOf(query);
  const ids = changed.filter((one) => one.startsWith(`${path}/`)).map((one) => one.slice(path.length + 1));
  const isWhole = above.some((one) => one !== path.slice(0, path.lastIndexOf('/')));
  if (parameter === undefined || isWhole || ids.length === 0) putAnswer(queryClient, query, undefined);
  else fetchItems(queryClient, query, { parameter, ids });
}
