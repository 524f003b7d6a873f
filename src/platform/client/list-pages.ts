import { type ListPage, pagesBeside } from '#contract/list-page.ts';
import { apiRequest } from './api-client.ts';

/** Fetches one page. `address` is the list's path, or that of a page beside another. */
export async function loadPage<T>(address: string, signal?: AbortSignal): Promise<ListPage<T>> {
  const response = await apiRequest('GET', address, signal === undefined ? {} : { signal });
  return { items: (await response.json()) as T[], ...pagesBeside(response.headers.get('Link')) };
}
