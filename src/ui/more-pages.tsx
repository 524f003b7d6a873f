import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from './announce.ts';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';

export const NOT_COME = 'More did not come. Please try again.';

/**
 * The end of a list that has pages: the next page is loaded when the reader comes near the end or presses the button.
 */
export function MorePages({
  query,
  className,
  children,
}: {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<{ isError: boolean }>;
  };
  className?: string;
  /** What the button says. */
  children: ReactNode;
}) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const ref = useRef<HTMLDivElement>(null);
  // Runs at every render: when the end is still near after a page was added, the next page is loaded too. After a
  // failure, only the button loads it.
  useEffect(() => {
    const element = ref.current;
    if (!element || isFetchingNextPage || isFetchNextPageError) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      // At most the height of one screen below the visible part.
      { rootMargin: '100% 0%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  if (!hasNextPage) return null;
  async function showMore() {
    const { isError } = await fetchNextPage();
    announce(isError ? NOT_COME : 'More is shown');
  }
  return (
    <div ref={ref} className={cn('flex flex-col items-center gap-2', className)}>
      {isFetchNextPageError && <p className="text-sm text-ink-soft">{NOT_COME}</p>}
      <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void showMore()}>
        {children}
      </Button>
    </div>
  );
}
