import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ListPage } from '#contract/list-page.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Invitation, revokeInvitation } from '../../admission.contract.ts';
import { invitationRevoked, invitationsQuery } from '../invitations-queries.ts';
import { registrationHere } from '../registration-here.ts';
import { InvitationRow } from './invitation-row.tsx';
import { NewInvitation } from './new-invitation.tsx';

const WHO_COMES_IN = {
  open: 'This server is open: nobody needs a link, and by whose link somebody came is kept all the same.',
  invite: 'People come in here by these links alone.',
  closed: 'This server is closed: links let in again once REGISTRATION is ‘invite’ or ‘open’.',
} as const;

/** Links that let people in: a new one, and all that there are. */
export function Invitations({ me }: { me: string }) {
  const query = useInfiniteQuery(invitationsQuery);
  if (query.error instanceof ApiError && query.error.code === 'SECOND_STEP_NEEDED')
    return <SecondStepFirst />;
  return (
    <div className="grid gap-x-16 divide-y divide-line lg:grid-cols-2 lg:divide-y-0">
      <NewInvitation />
      <InvitationList query={query} me={me} />
    </div>
  );
}

/** Whoever lets people in shows more than a password before. */
function SecondStepFirst() {
  return (
    <Card className="flex flex-col items-start gap-3">
      <p>Set up a second step first: whoever lets people in shows more than a password.</p>
      <Link href="/settings#second-step" className={buttonClasses('secondary')}>
        Go to the second step
      </Link>
    </Card>
  );
}

function InvitationList({
  query,
  me,
}: {
  query: ReturnType<typeof useInfiniteQuery<ListPage<Invitation>>>;
  me: string;
}) {
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  const revoke = useEndpointMutation(revokeInvitation, {
    changes: invitationRevoked,
    onError: (error) => failureToast('Not Taken Back', error),
    onSettled: () => setRevoking(null),
  });
  if (query.isPending) return <Skeleton className="my-6 h-56" />;
  if (query.data === undefined) {
    return <NotLoaded onRetry={() => void query.refetch()}>The links could not be listed.</NotLoaded>;
  }
  const list = query.data.pages.flatMap(({ items }) => items);
  return (
    <Card>
      <CardHeader title="Links" description={WHO_COMES_IN[registrationHere()]} />
      {list.length === 0 ? (
        <EmptyState title="No link yet.">Make one, and send it to somebody whom you miss here.</EmptyState>
      ) : (
        <ul aria-label="Links that let people in" className="divide-y divide-line">
          {list.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              isOwn={invitation.maker.id === me}
              onRevoke={() => setRevoking(invitation)}
            />
          ))}
        </ul>
      )}
      <MorePages query={query} className="mt-4">
        Show older links
      </MorePages>
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => !open && setRevoking(null)}
        title="Take this link back?"
        description="Nobody comes in by it any more. Whoever has come stays."
        confirmLabel="Take back"
        destructive
        pending={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate({ params: { invitationId: revoking.id } })}
      />
    </Card>
  );
}
