import { useQuery } from '@tanstack/react-query';
import { PersonFace, PersonName } from '#features/people/client/for-other-features.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { isolated } from '#ui/isolated.ts';
import { toast } from '#ui/toast-store.ts';
import { acceptInvitation, declineInvitation, withdrawInvitation } from '../../circle.contract.ts';
import {
  invitationAccepted,
  invitationDeclined,
  invitationsQuery,
  invitationWithdrawn,
} from '../circle-queries.ts';

/** Who asks to be in the reader's circle, and whom the reader has asked; nothing where nobody waits. */
export function InvitationsWaiting() {
  const { data } = useQuery(invitationsQuery);
  const { received = [], sent = [] } = data ?? {};
  return (
    <>
      {received.length > 0 && (
        <Card>
          <CardHeader title="Invitations" description="Decline, and nobody is told." />
          <ul className="divide-y divide-line">
            {received.map(({ person }) => (
              <Received key={person.id} person={person} />
            ))}
          </ul>
        </Card>
      )}
      {sent.length > 0 && (
        <Card>
          <CardHeader title="Waiting for an answer" level={3} />
          <ul className="divide-y divide-line">
            {sent.map(({ person }) => (
              <Sent key={person.id} person={person} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Each has its own calls: one can be answered while another is on its way. */
function Received({ person }: { person: PublicPerson }) {
  const accept = useEndpointMutation(acceptInvitation, {
    changes: invitationAccepted,
    onSuccess: () => toast({ title: `You and ${isolated(person.name)} are in each other’s circle` }),
    onError: (error) => failureToast('Not Accepted', error),
  });
  const decline = useEndpointMutation(declineInvitation, {
    changes: invitationDeclined,
    onError: (error) => failureToast('Nothing Changed', error),
  });
  const params = { personId: person.id };
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <PersonFace person={person} />
      <p className="min-w-0 flex-1 basis-[9rem]">
        <PersonName person={person} className="font-semibold" /> invites you to their circle
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={decline.isPending || accept.isPending}
          onClick={() => decline.mutate({ params })}
        >
          Decline<span className="sr-only"> {isolated(person.name)}</span>
        </Button>
        <Button
          disabled={decline.isPending}
          pending={accept.isPending}
          onClick={() => accept.mutate({ params })}
        >
          Accept<span className="sr-only"> {isolated(person.name)}</span>
        </Button>
      </div>
    </li>
  );
}

function Sent({ person }: { person: PublicPerson }) {
  const withdraw = useEndpointMutation(withdrawInvitation, {
    changes: invitationWithdrawn,
    onError: (error) => failureToast('Not Taken Back', error),
  });
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <PersonFace person={person} size="sm" />
      <p className="min-w-0 flex-1 basis-[7rem]">
        <PersonName person={person} />
      </p>
      <Button
        variant="ghost"
        disabled={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { personId: person.id } })}
      >
        Take back<span className="sr-only"> the invitation of {isolated(person.name)}</span>
      </Button>
    </li>
  );
}
