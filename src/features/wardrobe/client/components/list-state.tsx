import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** A list in any state: loading, failed, empty, or shown by `children`. */
export function ListState<T>({
  query,
  icon,
  empty,
  hint,
  children,
}: {
  query: UseQueryResult<T[]>;
  icon: ReactNode;
  /** Title of the empty state. */
  empty: string;
  hint: ReactNode;
  children: (list: T[]) => ReactNode;
}) {
  const { data, isError, refetch, isFetching } = query;
  if (isError && data === undefined) {
    return <NotLoaded pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label="Loading" className="flex flex-col gap-3">
        {[1, 2, 3].map((place) => (
          <div key={place} className="card-surface p-4">
            <Skeleton className="h-28" />
          </div>
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState icon={icon} title={empty}>
          {hint}
        </EmptyState>
      </Card>
    );
  }
  return children(data);
}
