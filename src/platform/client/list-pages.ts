import { type ListPage, pagesBeside } from '#contract/list-page.ts';
import { apiText } from './api-client.ts';

/** Fetches one page. `address` is the list's path, or that of a page beside another. */
export async function loadPage<T>(address: string, signal?: AbortSignal): Promise<ListPage<T>> {
  const { text, response } = await apiText('GET', address, signal === undefined ? {} : { signal });
  return { items: JSON.parse(text) as T[], ...pagesBeside(response.headers.get('Link')) };
}
