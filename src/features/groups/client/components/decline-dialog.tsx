import { useMemo } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { wordForm } from '#platform/client/word-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isolated } from '#ui/isolated.ts';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast-store.ts';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import { declineAsking, type GroupAsker } from '../../joining.contract.ts';
import { askingDeclined } from '../group-changes.ts';

/** Does not let somebody in, with a word to them if there is one. */
export function DeclineDialog({
  groupId,
  asker: { person },
  onNeedsHelp,
  onClose,
}: {
  groupId: string;
  asker: GroupAsker;
  onNeedsHelp: () => void;
  onClose: () => void;
}) {
  const { user } = useCurrentUser();
  const form = useMemo(() => wordForm(`decline-${groupId}-${person.id}`), [groupId, person.id]);
  const { draft, latest, change, clear } = useKeptDraft(user?.id ?? '', form);
  const decline = useEndpointMutation(declineAsking, {
    changes: askingDeclined,
    onSuccess: ({ needsHelp }) => {
      clear();
      toast({ title: 'Declined', description: `${isolated(person.name)} is told.` });
      onClose();
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => failureToast('Not Declined', error),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !decline.isPending && onClose()}
      title={`Decline ${isolated(person.name)}?`}
      description="They are told. A kind word helps: why, or where else they could ask."
      footer={
        <Button
          pending={decline.isPending}
          disabled={draft.text.length > GROUP_LIMITS.word}
          onClick={() =>
            decline.mutate({ params: { groupId, personId: person.id }, body: { word: latest().text.trim() } })
          }
        >
          Decline
        </Button>
      }
    >
      <TextArea
        label="A word to them (optional)"
        rows={3}
        readOnly={decline.isPending}
        max={GROUP_LIMITS.word}
        className="[&>textarea]:min-h-26"
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
    </Dialog>
  );
}
