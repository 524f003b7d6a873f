import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { announce } from './announce.ts';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { nextPage, type WithNextPage } from './one-page-more.ts';
import { CONTROLS } from './place-of-focus.ts';

export const NOT_COME = 'More did not come. Please try again.';

interface MoreProps {
  query: WithNextPage & {
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<WithNextPage>;
  };
  className?: string;
  /** What the button says. */
  children: ReactNode;
}

/**
 * The end of a list that has pages: the next page is loaded when the reader comes near the end or presses the button.
 */
export function MorePages({ query, className, children }: MoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const loadMore = useEffectEvent(() => nextPage(query, query.fetchNextPage));
  const ref = useRef<HTMLDivElement>(null);
  // Runs at every render: when the end is still near after a page was added, the next page is loaded too. After a
  // failure, only the button loads it.
  useEffect(() => {
    const element = ref.current;
    if (!element || isFetchingNextPage || isFetchNextPageError) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void loadMore();
      },
      // At most the height of one screen below the visible part.
      { rootMargin: '100% 0%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  if (!hasNextPage) return null;
  return (
    <div ref={ref} className={className}>
      <MoreByButton query={query}>{children}</MoreByButton>
    </div>
  );
}

/** The end of a list whose next page is loaded by the button alone. Nothing where there are no more pages. */
export function MoreByButton({ query, className, children }: MoreProps) {
  const end = useRef<HTMLDivElement>(null);
  if (!query.hasNextPage) return null;
  async function showMore() {
    const stop = end.current === null ? () => {} : leadToFirstNew(end.current);
    const { isError } = await nextPage(query, query.fetchNextPage);
    if (isError) stop();
    else setTimeout(stop, SHOWN_WITHIN_MS);
    announce(isError ? NOT_COME : 'More is shown');
  }
  return (
    <div ref={end} className={cn('flex flex-col items-center gap-2', className)}>
      {query.isFetchNextPageError && <p className="text-sm text-ink-soft">{NOT_COME}</p>}
      <Button variant="secondary" pending={query.isFetchingNextPage} onClick={() => void showMore()}>
        {children}
      </Button>
    </div>
  );
}

/** By then a page that has come is in the list. What comes without being asked for moves no focus. Milliseconds. */
const SHOWN_WITHIN_MS = 1000;

const ITEMS = 'li, article';

/**
 * Moves the focus from the button at the `end` of a list to the first item that comes: what comes stands above the button, and whoever goes
 * by keys would have to go back for it. Where the button goes away with that, its place is that item anyhow (keep-focus.ts).
 * @returns gives it up
 */
function leadToFirstNew(end: Element): () => void {
  let around = end.parentElement;
  while (around !== null && around.querySelector(ITEMS) === null) around = around.parentElement;
  if (around === null) return () => {};
  const list = around;
  const known = new Set(list.querySelectorAll(ITEMS));
  const coming = new MutationObserver(() => {
    const first = [...list.querySelectorAll<HTMLElement>(ITEMS)].find((item) => !known.has(item));
    if (first === undefined) return;
    coming.disconnect();
    // Whoever has gone on meanwhile stays there.
    if (!end.contains(document.activeElement)) return;
    const target = first.querySelector<HTMLElement>(CONTROLS) ?? first;
    if (target === first) first.tabIndex = -1;
    target.focus({ preventScroll: document.documentElement.hasAttribute('data-pressed') });
  });
  coming.observe(list, { childList: true, subtree: true });
  return () => coming.disconnect();
}
