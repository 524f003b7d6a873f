import { useQuery } from '@tanstack/react-query';
import { PersonFace, PersonName } from '#features/people/client/for-other-features.ts';
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
  const accept = useEndpointMutation(acceptInvitation, {
    changes: invitationAccepted,
    onSuccess: ({ person }) =>
      toast({ title: `You and ${isolated(person.name)} are in each other’s circle` }),
    onError: (error) => failureToast('Not Accepted', error),
  });
  const decline = useEndpointMutation(declineInvitation, {
    changes: invitationDeclined,
    onError: (error) => failureToast('Nothing Changed', error),
  });
  const withdraw = useEndpointMutation(withdrawInvitation, {
    changes: invitationWithdrawn,
    onError: (error) => failureToast('Not Taken Back', error),
  });
  const { received = [], sent = [] } = data ?? {};
  return (
    <>
      {received.length > 0 && (
        <Card>
          <CardHeader title="Invitations" description="Decline, and nobody is told." />
          <ul className="divide-y divide-line">
            {received.map(({ person }) => (
              <li key={person.id} className="flex flex-wrap items-center gap-3 py-3">
                <PersonFace person={person} />
                <p className="min-w-0 flex-1 basis-[9rem]">
                  <PersonName person={person} className="font-semibold" /> invites you to their circle
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    disabled={isAnswered(decline, person) || isAnswered(accept, person)}
                    onClick={() => decline.mutate({ params: { personId: person.id } })}
                  >
                    Decline<span className="sr-only"> {person.name}</span>
                  </Button>
                  <Button
                    disabled={isAnswered(decline, person)}
                    pending={isAnswered(accept, person)}
                    onClick={() => accept.mutate({ params: { personId: person.id } })}
                  >
                    Accept<span className="sr-only"> {person.name}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {sent.length > 0 && (
        <Card>
          <CardHeader title="Waiting for an answer" level={3} />
          <ul className="divide-y divide-line">
            {sent.map(({ person }) => (
              <li key={person.id} className="flex flex-wrap items-center gap-3 py-2">
                <PersonFace person={person} size="sm" />
                <p className="min-w-0 flex-1 basis-[7rem]">
                  <PersonName person={person} />
                </p>
                <Button
                  variant="ghost"
                  disabled={isAnswered(withdraw, person)}
                  onClick={() => withdraw.mutate({ params: { personId: person.id } })}
                >
                  Take back<span className="sr-only"> the invitation of {person.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

interface AboutPerson {
  isPending: boolean;
  variables: { params: { personId: string } } | undefined;
}

/** Whether it is on its way for this person: the others can be answered meanwhile. */
function isAnswered({ isPending, variables }: AboutPerson, person: { id: string }): boolean {
  return isPending && variables?.params.personId === person.id;
}
