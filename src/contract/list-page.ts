/** One page of a list and where those beside it are. */
export interface ListPage<T> {
  items: T[];
  /** Null when this is the last. */
  next: string | null;
  /** Null when this is the first, and in lists that always begin with their first. */
  previous: string | null;
}

/** The addresses of the pages beside one, in its RFC 8288 `Link` header. */
export function pagesBeside(linkHeader: string | null): Pick<ListPage<never>, 'next' | 'previous'> {
  return { next: linked(linkHeader, 'next'), previous: linked(linkHeader, 'prev') };
}

function linked(linkHeader: string | null, relation: 'next' | 'prev'): string | null {
  for (const link of (linkHeader ?? '').split(/,(?=\s*<)/)) {
    const [, address, parameters] = /^\s*<([^>]*)>(.*)$/s.exec(link) ?? [];
    const [, relations] = /;\s*rel="?([^";]*)"?(?:;|\s*$)/.exec(parameters ?? '') ?? [];
    if (address !== undefined && relations?.trim().split(/\s+/).includes(relation)) return address;
  }
  return null;
}
