import { useInfiniteQuery } from '@tanstack/react-query';
import { momentText } from '#platform/client/day-text.ts';
import type { ItemOf } from '#platform/client/endpoint-queries.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { actText } from '../../act-text.rules.ts';
import type { listActs } from '../../administration.contract.ts';
import { actsQuery } from '../administration-queries.ts';

type Act = ItemOf<typeof listActs>;

/** What administrators did. */
export function Acts() {
  const query = useInfiniteQuery(actsQuery);
  if (query.isPending) return <Skeleton className="h-56" />;
  if (query.data === undefined) return <NotLoaded onRetry={() => void query.refetch()} />;
  const acts = query.data.pages.flatMap(({ items }) => items);
  return (
    <Card>
      <CardHeader title="What administrators did" description="Nobody can change or delete these lines." />
      {acts.length === 0 ? (
        <EmptyState title="Nothing yet." />
      ) : (
        <ul aria-label="What administrators did" className="divide-y divide-line">
          {acts.map((act) => (
            <ActRow key={act.id} act={act} />
          ))}
        </ul>
      )}
      <MorePages query={query} className="mt-4">
        Show earlier ones
      </MorePages>
    </Card>
  );
}

function ActRow({ act }: { act: Act }) {
  const { before, after } = actText(act);
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p>
        <OwnWords className="font-semibold">{act.actor?.name ?? 'Somebody who has left'}</OwnWords> {before}
        {act.person && (
          <>
            {' '}
            <OwnWords translate="no" className="font-semibold">
              {act.person.name}
            </OwnWords>
          </>
        )}
        {after}
      </p>
      <p className="text-sm text-ink-soft">{momentText(act.at)}</p>
    </li>
  );
}
