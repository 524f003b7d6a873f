import { HandHeartIcon } from '@phosphor-icons/react/dist/ssr/HandHeart';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { groupRequestsQuery } from '../prayer-queries.ts';
import { PrayRow } from './pray-row.tsx';

/** What is asked of one group and is open, mine among it, with the way to ask. `isShort`: the first few, beside something else. */
export function GroupPrayers({
  groupId,
  canAsk,
  isShort = false,
}: {
  groupId: string;
  canAsk: boolean;
  isShort?: boolean;
}) {
  const query = useInfiniteQuery(groupRequestsQuery(groupId));
  const all = query.data?.pages.flatMap((page) => page.items) ?? [];
  const requests = isShort ? all.slice(0, 3) : all;
  return (
    <section aria-labelledby="group-prayers" className={cn(!isShort && 'mx-auto w-full max-w-3xl')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="group-prayers" className="text-xl">
          Prayers
        </h2>
        {canAsk && (
          <Link
            href={`/prayers/ask?group=${groupId}`}
            className={
              isShort
                ? 'inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline'
                : buttonClasses('primary')
            }
          >
            {!isShort && <HandHeartIcon size={20} aria-hidden />}
            {isShort ? 'Ask' : 'Ask the group'}
            {isShort && <span className="sr-only"> the group for prayer</span>}
          </Link>
        )}
      </div>
      {query.isPending && <Skeleton className="mt-3 h-40" />}
      {query.isError && query.data === undefined && (
        <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.data !== undefined && requests.length === 0 && (
        <p className="py-3 text-ink-soft text-pretty">
          Nobody has asked yet. What is asked here stays with the group.
        </p>
      )}
      {requests.length > 0 && (
        <ul aria-label="Asked of the group" className="mt-1">
          {requests.map((request) => (
            <PrayRow key={request.id} request={request} namesGroup={false} />
          ))}
        </ul>
      )}
      {!isShort && (
        <MorePages query={query} className="mt-3">
          Show more
        </MorePages>
      )}
    </section>
  );
}
