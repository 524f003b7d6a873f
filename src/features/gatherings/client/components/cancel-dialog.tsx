import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { cancelGathering } from '../../gatherings.contract.ts';
import type { GatheringScope } from '../../gatherings.rules.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { toldWords } from '../coming-words.ts';
import { gatheringCancelled } from '../gathering-changes.ts';
import { SCOPE_CHOICES } from '../scope-choices.ts';

/** Asks before an event is cancelled; of a series, which ones. */
export function CancelDialog({ gathering, onClose }: { gathering: Gathering; onClose: () => void }) {
  const { gatheringId, start, repeat } = gathering;
  const [scope, setScope] = useState<GatheringScope>('one');
  const cancel = useEndpointMutation(cancelGathering, {
    changes: gatheringCancelled,
    onSuccess: () => {
      toast({ title: 'Called off', description: `${toldWords(gathering)}.` });
      onClose();
    },
    onError: (error) => failureToast('Not Called Off', error),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Call this event off?"
      description={`It stays in the calendar, marked as cancelled. ${toldWords(gathering)}. This cannot be undone; if you meet after all, plan a new one.`}
      confirmLabel="Call it off"
      cancelLabel="Keep it"
      destructive
      pending={cancel.isPending}
      onConfirm={() => cancel.mutate({ params: { gatheringId, start }, body: { scope } })}
    >
      {repeat !== null && (
        <ChoiceTiles legend="Which ones?" choices={SCOPE_CHOICES} value={scope} onChange={setScope} />
      )}
    </ConfirmDialog>
  );
}
