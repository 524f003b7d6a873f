import { type ListPage, nextPageIn } from '#contract/list-page.ts';
import { apiText } from './api-client.ts';

/** Fetches one page. `address` is the list's path, or the `next` of the page before. */
export async function loadPage<T>(address: string, signal?: AbortSignal): Promise<ListPage<T>> {
  const { text, response } = await apiText('GET', address, signal === undefined ? {} : { signal });
  return { items: JSON.parse(text) as T[], next: nextPageIn(response.headers.get('Link')) };
}
