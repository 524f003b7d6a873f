import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { announce } from './announce.ts';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { nextPage, type WithNextPage } from './one-page-more.ts';

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
  if (!query.hasNextPage) return null;
  async function showMore() {
    const { isError } = await nextPage(query, query.fetchNextPage);
    announce(isError ? NOT_COME : 'More is shown');
  }
  return (
    <div className={cn('flex flex-col items-center gap-2', className)}>
      {query.isFetchNextPageError && <p className="text-sm text-ink-soft">{NOT_COME}</p>}
      <Button variant="secondary" pending={query.isFetchingNextPage} onClick={() => void showMore()}>
        {children}
      </Button>
    </div>
  );
}
