import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { pathOfKey } from '#platform/client/endpoint-keys.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isolated } from '#ui/isolated.ts';
import { QuietRow } from '#ui/quiet-row.tsx';
import { toast } from '#ui/toast-store.ts';
import type { Group } from '../../groups.contract.ts';
import { leaveGroup } from '../../members.contract.ts';
import { groupLeft } from '../group-changes.ts';

/** 'Leave the group', and what follows from it; the last leader is told what comes first. */
export function LeaveGroup({ group, leaders }: { group: Group; leaders: number }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <QuietRow
        icon={<SignOutIcon size={24} />}
        label="Leave the group"
        hint="What you wrote stays."
        onClick={() => setAsked(true)}
      />
      {isAsked && <LeaveDialog group={group} leaders={leaders} onClose={() => setAsked(false)} />}
    </>
  );
}

/** Asks before the reader leaves. @param leaders how many lead the group */
export function LeaveDialog({
  group,
  leaders,
  onClose,
}: {
  group: Group;
  leaders: number;
  onClose: () => void;
}) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const leave = useEndpointMutation(leaveGroup, {
    changes: groupLeft,
    onSuccess: () => {
      toast({ title: `You have left ${isolated(group.name)}` });
      navigate('/community');
      // Nothing of what is read inside is kept here, nor asked for again.
      queryClient.removeQueries({
        predicate: ({ queryKey }) => pathOfKey(queryKey).startsWith(`/api/groups/${group.id}`),
      });
    },
    onError: (error) => failureToast('You are still in it', error),
  });
  const isAlone = group.members <= 1;
  const isLastLeader = group.standing === 'leader' && leaders < 2;
  if (isLastLeader && !isAlone && group.archivedAt === null) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Who leads it after you?"
        description="You are its only leader. Ask somebody under ‘People’ to lead it in your place, and leave once they have said yes. Or archive it."
        footer={<Button onClick={onClose}>I see</Button>}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Leave ${isolated(group.name)}?`}
      description={
        isAlone
          ? 'You are the last one here. The group goes with you, with all that was written in it.'
          : 'You read nothing here any more. What you wrote stays with the group.'
      }
      confirmLabel={isAlone ? 'Leave, and delete it' : 'Leave'}
      destructive
      pending={leave.isPending}
      onConfirm={() => leave.mutate({ params: { groupId: group.id } })}
    />
  );
}
