import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { canBeAskedIntoCircle } from '#features/people/people.policy.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { acceptInvitation, inviteToCircle, withdrawInvitation } from '../../circle.contract.ts';
import { invitationAccepted, invitationWithdrawn, invited, personQuery } from '../circle-queries.ts';

/**
 * 'Invite to my circle', 'Accept the invitation' or 'Take the invitation back', whichever is next between the reader and
 * somebody; nothing once they are in each other's circle.
 */
export function InviteButton({ personId, className }: { personId: string; className?: string }) {
  const { user } = useCurrentUser();
  const { data: card } = useQuery(personQuery(personId));
  const invite = useEndpointMutation(inviteToCircle, {
    changes: invited,
    onSuccess: ({ relation }) =>
      toast(
        relation === 'in-circle'
          ? { title: 'You are in each other’s circle' }
          : { title: 'Invited', description: 'They decide in their own time.' },
      ),
    onError: (error) => failureToast('Not Invited', error),
  });
  const accept = useEndpointMutation(acceptInvitation, {
    changes: invitationAccepted,
    onSuccess: () => toast({ title: 'You are in each other’s circle' }),
    onError: (error) => failureToast('Not Accepted', error),
  });
  const withdraw = useEndpointMutation(withdrawInvitation, {
    changes: invitationWithdrawn,
    onSuccess: () => toast({ title: 'Your invitation is taken back' }),
    onError: (error) => failureToast('Not Taken Back', error),
  });
  const mayInvite = canBeAskedIntoCircle(user?.ageAnswer ?? 'not-asked');
  if (card === undefined || card.isBlocked || !mayInvite) return null;
  const shown = {
    none: { label: 'Invite to my circle', mutation: invite },
    'invited-me': { label: 'Accept the invitation', mutation: accept },
    'invited-by-me': { label: 'Take the invitation back', mutation: withdraw },
    'in-circle': null,
    me: null,
  }[card.relation];
  if (shown === null) return null;
  return (
    <Button
      variant="secondary"
      {...(className !== undefined && { className })}
      pending={shown.mutation.isPending}
      icon={<UserPlusIcon size={22} aria-hidden />}
      onClick={() => shown.mutation.mutate({ params: { personId } })}
    >
      {shown.label}
    </Button>
  );
}
