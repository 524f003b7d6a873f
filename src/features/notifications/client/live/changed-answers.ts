import type { QueryClient } from '@tanstack/react-query';
import { putAnswer } from '#platform/client/query-answers.ts';

/** Cached answers at these paths, and below them, are fetched again where a screen shows them, and forgotten elsewhere. */
export function fetchChanged(queryClient: QueryClient, changed: readonly string[]): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const [path = ''] = query.queryHash.split('?');
    if (!changed.some((one) => path === one || path.startsWith(`${one}/`))) continue;
    if (query.isActive()) putAnswer(queryClient, query, undefined);
    // Its words may be hidden by now: they are not to flash up before the new ones are there.
    else queryClient.getQueryCache().remove(query);
  }
}
