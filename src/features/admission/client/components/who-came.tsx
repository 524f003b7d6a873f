import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { dayText } from '#platform/client/day-text.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { invitedQuery } from '../invitations-queries.ts';

/** Who came by an invitation, the last first. */
export function WhoCame({ invitationId }: { invitationId: string }) {
  const query = useInfiniteQuery(invitedQuery(invitationId));
  if (query.isPending) return <Skeleton className="mt-3 h-11" />;
  if (query.data === undefined) return <NotLoaded onRetry={() => void query.refetch()} />;
  const people = query.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <ul aria-label="Who came" className="mt-2 border-l-2 border-line pl-4">
        {people.map(({ id, name, cameAt }) => (
          <li key={id}>
            <Link
              href={`/people/${id}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-control font-semibold text-dusk underline-offset-4 hover:underline"
            >
              <OwnWords translate="no">{name}</OwnWords>
            </Link>{' '}
            <span className="text-sm text-ink-soft">{dayText(cameAt)}</span>
          </li>
        ))}
      </ul>
      <MorePages query={query} className="mt-2">
        Show more
      </MorePages>
    </>
  );
}
