import { useState } from 'react';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { giveUpUploads } from '../../files.contract.ts';
import { sizeText } from '../../files.rules.ts';
import { filesUnknown } from '../files-queries.ts';

/** What uploads hold that this browser knows nothing of: nobody sees them in the list, and the room is free only after a day. */
export function UnfinishedRoom({ bytes }: { bytes: number }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useEndpointMutation(giveUpUploads, {
    changes: filesUnknown,
    onSuccess: () => setAsking(false),
    onError: (error) =>
      toast({
        title: 'Not Given Up',
        description: serverMessageOr(error, 'The uploads are as they were. Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-ink-soft">
        {sizeText(bytes)} of it is kept for uploads that were not finished.
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Give them up
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Give up what was not finished?"
        description="What has come of these uploads is removed, and you have their room again. One that another device is sending right now ends, too."
        confirmLabel="Give them up"
        destructive
        pending={isPending}
        onConfirm={() => mutate({})}
      />
    </div>
  );
}
