type FetchPage<L> = (options: { cancelRefetch: boolean }) => Promise<L>;

interface Loaded {
  data: { pages: readonly unknown[] } | undefined;
  isError: boolean;
}

/** A list that is loaded page by page, as far as the next page concerns it. */
export interface WithNextPage extends Loaded {
  hasNextPage: boolean;
}

/** The same for the page before it. */
export interface WithPreviousPage extends Loaded {
  hasPreviousPage: boolean;
}

/** Loads the page after the last one. @returns the list with it, the failure, or the list that has none */
export function nextPage<L extends WithNextPage>(known: L, fetchNextPage: FetchPage<L>): Promise<L> {
  return onePageMore(known, fetchNextPage, ({ hasNextPage }) => hasNextPage);
}

/** Loads the page before the first one. @returns as `nextPage` */
export function previousPage<L extends WithPreviousPage>(
  known: L,
  fetchPreviousPage: FetchPage<L>,
): Promise<L> {
  return onePageMore(known, fetchPreviousPage, ({ hasPreviousPage }) => hasPreviousPage);
}

/**
 * Where the list is being fetched anew, that is waited for: given up, it would leave what has changed unseen. Where something changes
 * while the page is on its way, the whole list is fetched instead, and the page is asked for again.
 */
async function onePageMore<L extends Loaded>(
  { data }: Loaded,
  fetchPage: FetchPage<L>,
  hasMore: (loaded: L) => boolean,
): Promise<L> {
  const before = data?.pages.length ?? 0;
  for (;;) {
    const loaded = await fetchPage({ cancelRefetch: false });
    const isThere = (loaded.data?.pages.length ?? 0) > before;
    if (loaded.isError || isThere || !hasMore(loaded)) return loaded;
  }
}
