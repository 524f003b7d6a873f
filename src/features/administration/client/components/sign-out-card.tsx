import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { endSessions, type PersonDetail } from '../../administration.contract.ts';
import { personChanged } from '../administration-queries.ts';

/** Ends every session of somebody: for a phone that was lost, or an account that somebody else may be in. */
export function SignOutCard({ detail }: { detail: PersonDetail }) {
  const [asking, setAsking] = useState(false);
  const end = useEndpointMutation(endSessions, {
    changes: personChanged,
    onSuccess: () => toast({ title: 'Signed Out', description: 'Every device of theirs signs in anew.' }),
    onError: (error) => failureToast('Not Signed Out', error),
    onSettled: () => setAsking(false),
  });
  return (
    <Card>
      <CardHeader
        title="Devices"
        description="For a phone that was lost, or when somebody else may be in their account."
      />
      <Button variant="secondary" disabled={detail.sessions === 0} onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign them out everywhere?"
        description="Each of their devices asks for the password again. What they are writing is kept there. They are told."
        confirmLabel="Sign out"
        destructive
        pending={end.isPending}
        onConfirm={() => end.mutate({ params: { personId: detail.person.id } })}
      />
    </Card>
  );
}
