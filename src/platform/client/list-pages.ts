import { type ListPage, nextPageIn } from '#contract/list-page.ts';
import { apiRequest } from './api-client.ts';

/** Fetches one page. `address` is the list's path, or the `next` of the page before. */
export async function loadPage<T>(address: string, signal?: AbortSignal): Promise<ListPage<T>> {
  const response = await apiRequest('GET', address, signal === undefined ? {} : { signal });
  return { items: (await response.json()) as T[], next: nextPageIn(response.headers.get('Link')) };
}
