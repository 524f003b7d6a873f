import { useInfiniteQuery } from '@tanstack/react-query';
import { saidDay } from '#platform/client/said-day.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { GatheringCard } from '../../gatherings-fields.ts';
import { beginIn, dayAt, nearDay } from '../gathering-dates.ts';
import { gatheringsQuery } from '../gathering-queries.ts';
import { EventRow } from './event-row.tsx';
import { NoEvents } from './no-events.tsx';

/** What comes, by day. `zone` is the reader's. */
export function EventList({
  groupId,
  zone,
  canHost,
}: {
  groupId: string | undefined;
  zone: string;
  canHost: boolean;
}) {
  const query = useInfiniteQuery(gatheringsQuery(groupId));
  if (query.isPending) return <Skeleton className="my-4 h-96" />;
  if (query.isError && query.data === undefined) {
    return <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />;
  }
  const coming = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (coming.length === 0) return <NoEvents canHost={canHost} />;
  const today = dayAt(Date.now(), zone);
  return (
    <>
      {byDay(coming, zone).map(([day, gatherings]) => (
        <section key={day} aria-label={saidDay(day, today)} className="mt-6 first:mt-2">
          <h2 className="text-xl">
            {['Today', 'Tomorrow'].includes(nearDay(day, today))
              ? `${nearDay(day, today)}, ${saidDay(day, today)}`
              : saidDay(day, today)}
          </h2>
          <ul className="mt-1">
            {gatherings.map((gathering) => (
              <EventRow
                key={`${gathering.gatheringId} ${gathering.start}`}
                gathering={gathering}
                zone={zone}
              />
            ))}
          </ul>
        </section>
      ))}
      <MorePages query={query} className="py-4 print:hidden">
        Later events
      </MorePages>
    </>
  );
}

/** In the order in which they came. */
function byDay(coming: readonly GatheringCard[], zone: string): [string, GatheringCard[]][] {
  return [...Map.groupBy(coming, (one) => beginIn(one, zone).slice(0, 10))];
}
