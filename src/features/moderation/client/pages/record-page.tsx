import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { mayCall } from '#contract/access.policy.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { endpointPages } from '#platform/client/endpoint-queries.ts';
import { Card } from '#ui/card.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listActions } from '../../moderation.contract.ts';
import { ActionRow } from '../components/action-row.tsx';
import { RoomNote } from '../components/room-note.tsx';

/** /moderation/record (docs/product.md, Moderation): everything that moderators did, newest first; nobody can change it. */
export function RecordPage() {
  const { user } = useCurrentUser();
  if (!user) return null;
  return mayCall(user.role, 'moderator') ? (
    <Record />
  ) : (
    <Card>
      <RoomNote title="For moderators" link={{ href: '/', label: 'Back home' }} />
    </Card>
  );
}

const recordQuery = { ...endpointPages(listActions, {}), refetchOnMount: 'always' as const };

function Record() {
  const record = useInfiniteQuery(recordQuery);
  const actions = record.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <PageHeader
        title="What was done"
        description="Newest first. A row is never changed: what is taken back gets a row of its own."
        above={
          <Link
            href="/moderation"
            className="inline-flex min-h-11 items-center font-semibold text-dusk hover:underline"
          >
            To look at
          </Link>
        }
      />
      <Card className="mt-4 sm:mt-6">
        {actions === undefined && !record.isError && <Skeleton className="h-64" />}
        {actions === undefined && record.isError && (
          <NotLoaded pending={record.isFetching} onRetry={() => void record.refetch()} />
        )}
        {actions?.length === 0 && <p>Nothing was done yet.</p>}
        {actions && actions.length > 0 && (
          <ul aria-label="What was done" className="divide-y divide-line">
            {actions.map((action) => (
              <ActionRow key={action.id} action={action} caseHref={`/moderation?case=${action.caseId}`} />
            ))}
          </ul>
        )}
        <MorePages query={record} className="mt-4">
          Show more
        </MorePages>
      </Card>
    </>
  );
}
