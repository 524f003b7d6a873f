import { useInfiniteQuery } from '@tanstack/react-query';
import { dayText } from '#platform/client/day-text.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { saidAct } from '../act-texts.ts';
import { groupActsQuery } from '../group-queries.ts';

/** What leaders and helpers did, the newest first. */
export function GroupActs({ groupId }: { groupId: string }) {
  const query = useInfiniteQuery(groupActsQuery(groupId));
  const acts = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="group-acts">
      <h2 id="group-acts" className="text-xl">
        What leaders did
      </h2>
      <p className="mt-1 text-sm text-ink-soft">For leaders. Nobody can change it.</p>
      {query.isPending && <Skeleton className="mt-3 h-24" />}
      {query.isError && query.data === undefined && (
        <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.data !== undefined && acts.length === 0 && <p className="mt-3">Nothing yet.</p>}
      {acts.length > 0 && (
        <ul className="mt-2">
          {acts.map((act) => (
            <li key={act.id} className="py-2.5 not-first:border-t not-first:border-line">
              <OwnWords as="p" className="text-left">
                {saidAct(act)}
              </OwnWords>
              <p className="text-sm text-ink-soft">{dayText(act.at)}</p>
            </li>
          ))}
        </ul>
      )}
      <MorePages query={query}>More</MorePages>
    </section>
  );
}
