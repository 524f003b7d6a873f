import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';

/** The end of a list that comes in pages: the next one comes when the reader nears it, or asks. */
export function MorePages({
  query,
  className,
  children,
}: {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  className?: string;
  /** What the button says. */
  children: ReactNode;
}) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const ref = useRef<HTMLDivElement>(null);
  // At every render: what is still near after a page has come asks for the next. After a failure only the reader asks.
  useEffect(() => {
    const element = ref.current;
    if (!element || isFetchingNextPage || isFetchNextPageError) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchNextPage();
      },
      // Within a screen of being seen.
      { rootMargin: '100% 0%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  if (!hasNextPage) return null;
  return (
    <div ref={ref} className={cn('flex justify-center', className)}>
      <Button variant="secondary" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
}
