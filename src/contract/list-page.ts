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
