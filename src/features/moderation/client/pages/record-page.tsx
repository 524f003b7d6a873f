import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { mayCall } from '#contract/access.policy.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { endpointPages } from '#platform/client/endpoint-queries.ts';
import { useSkyBehind } from '#ui/dark-sky.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listActions } from '../../decisions.contract.ts';
import { ActionRow } from '../components/action-row.tsx';
import { RoomNote } from '../components/room-note.tsx';

/** /moderation/record (docs/product.md, Moderation): everything that moderators did, newest first; nobody can change it. */
export function RecordPage() {
  useSkyBehind(false);
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <div data-own-bar className="min-h-dvh bg-ground lg:pt-18">
      {mayCall(user.role, 'moderator') ? (
        <Record />
      ) : (
        <RoomNote title="For moderators" link={{ href: '/', label: 'Back home' }} />
      )}
    </div>
  );
}

const recordQuery = { ...endpointPages(listActions, {}), refetchOnMount: 'always' as const };

function Record() {
  const record = useInfiniteQuery(recordQuery);
  const actions = record.data?.pages.flatMap((page) => page.items);
  return (
    <div className="mx-auto max-w-3xl pb-16">
      <div className="flex min-h-14 items-center px-2 lg:px-1">
        <Link
          href="/moderation"
          className="inline-flex min-h-11 items-center gap-1 rounded-control pr-3 pl-2.5 font-semibold hover:bg-ink/8"
        >
          <CaretLeftIcon size={22} aria-hidden />
          To look at
        </Link>
      </div>
      <div className="px-5">
        <h1 className="text-3xl">What was done</h1>
        <p className="mt-1 mb-4 text-ink-soft">
          Newest first. A row is never changed: what is taken back gets a row of its own.
        </p>
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
      </div>
    </div>
  );
}
