import { debatesPath } from './debates-address.ts';

/** The archive with what is searched for; an empty search shows all of it. */
export function archivePath(search: string): string {
  return search === '' ? debatesPath : `${debatesPath}?${new URLSearchParams({ q: search })}`;
}

/** What the archive's address searches for. @param search as `useSearch` gives it */
export function searchedIn(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, 100);
}
