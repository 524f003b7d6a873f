import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { announce } from '#ui/announce.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { endPoll } from '../../polls.contract.ts';
import { pollEnded } from '../talk-changes.ts';

/** Asks whether a poll shall end. */
export function EndPoll({ postId, onClose }: { postId: string; onClose: () => void }) {
  const end = useEndpointMutation(endPoll, {
    changes: pollEnded,
    onSuccess: () => {
      announce('The poll has ended');
      onClose();
    },
    onError: (error) => failureToast('It goes on', error),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="End the poll?"
      description="Nobody chooses any more. What was chosen stays for the group to see."
      confirmLabel="End it"
      pending={end.isPending}
      onConfirm={() => end.mutate({ params: { postId } })}
    />
  );
}
