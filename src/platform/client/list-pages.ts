import { apiRequest } from './api-client.ts';

/** One page of a list and where the next one is; null when this is the last. */
export interface ListPage<T> {
  items: T[];
  next: string | null;
}

/** The address with `rel="next"` in an RFC 8288 `Link` header. */
export function nextPageIn(linkHeader: string | null): string | null {
  for (const link of (linkHeader ?? '').split(/,(?=\s*<)/)) {
    const [, address, parameters] = /^\s*<([^>]*)>(.*)$/s.exec(link) ?? [];
    if (address !== undefined && /;\s*rel="?(?:[^"]*\s)?next(?:\s[^"]*)?"?(?:;|\s*$)/.test(parameters ?? ''))
      return address;
  }
  return null;
}

/** Fetches one page. `address` is the list's path, or the `next` of the page before. */
export async function loadPage<T>(address: string, signal?: AbortSignal): Promise<ListPage<T>> {
  const response = await apiRequest('GET', address, signal === undefined ? {} : { signal });
  return { items: (await response.json()) as T[], next: nextPageIn(response.headers.get('Link')) };
}
