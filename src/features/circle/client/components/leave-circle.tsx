import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { isolated } from '#ui/isolated.ts';
import { QuietRow } from '#ui/quiet-row.tsx';
import { toast } from '#ui/toast-store.ts';
import { leaveCircle } from '../../circle.contract.ts';
import { memberLeft } from '../circle-queries.ts';

/** Leaves the circle that two people share. It asks first: there is no way back but an invitation that the other takes. */
export function LeaveCircle({ personId, first }: { personId: string; first: string }) {
  const [isAsked, setAsked] = useState(false);
  const leave = useEndpointMutation(leaveCircle, {
    changes: memberLeft,
    onSuccess: () => toast({ title: 'You are not in each other’s circle any more' }),
    onError: (error) => failureToast('Nothing Changed', error),
    onSettled: () => setAsked(false),
  });
  const name = isolated(first);
  return (
    <>
      <QuietRow
        icon={<SignOutIcon size={24} />}
        label="Leave each other’s circle"
        hint={`Without a word: ${name} isn’t told.`}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Leave ${name}’s circle?`}
        description={`Neither of you sees any more what the other asks their circle for. ${name} isn’t told.`}
        confirmLabel="Leave"
        destructive
        pending={leave.isPending}
        onConfirm={() => leave.mutate({ params: { personId } })}
      />
    </>
  );
}
