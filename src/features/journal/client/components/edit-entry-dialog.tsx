import { useMemo } from 'react';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { type JournalEntry, updateEntry } from '../../journal.contract.ts';
import type { WrittenEntry } from '../../journal.rules.ts';
import { entryUpdated } from '../journal-queries.ts';
import { editForm, realChanges } from '../kept-edit.ts';
import { tooLong } from '../use-save-entry.ts';
import { EditedEntryFields } from './entry-fields.tsx';

/**
 * Changes what is written in an entry; what was left alone is not sent. Only 'Cancel' and a save that succeeds forget what was
 * typed: closed in any other way, the dialog has it when it is opened again, and it opens by itself after a session that ended or
 * a page that was gone.
 */
export function EditEntryDialog({
  userId,
  entry,
  onClose,
}: {
  userId: string;
  entry: JournalEntry;
  onClose: () => void;
}) {
  const form = useMemo(() => editForm(entry.id), [entry.id]);
  const { draft, latest, change, clear } = useKeptDraft(userId, form);
  function write(more: Partial<WrittenEntry>) {
    change({ changes: { ...latest().changes, ...more }, isOpen: true });
  }
  function forget() {
    clear();
    onClose();
  }
  function close() {
    const changes = realChanges(entry, latest().changes);
    change({ changes, isOpen: false });
    if (Object.keys(changes).length > 0) {
      toast({
        title: 'Your changes are kept',
        description: 'They are here when you edit this entry again.',
      });
    }
    onClose();
  }
  const written = { ...entry, ...draft.changes };
  const { mutate, isPending } = useEndpointMutation(updateEntry, {
    changes: entryUpdated,
    onSuccess: () => {
      toast({ title: 'Journal Entry Updated' });
      forget();
    },
    onError: (error) =>
      toast({
        title: 'Error Saving Entry',
        description: serverMessageOr(
          error,
          'There was a problem saving your journal entry. Please try again.',
        ),
        variant: 'destructive',
      }),
  });
  function save() {
    const body = realChanges(entry, latest().changes);
    if (Object.keys(body).length === 0) forget();
    else mutate({ params: { entryId: entry.id }, body });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && close()}
      title="Edit entry"
      width="lg"
      footer={
        <>
          <Button variant="secondary" onClick={forget} disabled={isPending}>
            Cancel
          </Button>
          <Button
            pending={isPending}
            disabled={written.content.trim() === '' || tooLong(written.content) !== null}
            onClick={save}
          >
            Save changes
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <EditedEntryFields entry={written} change={write} words={{ rows: 8, readOnly: isPending }} />
      </div>
    </Dialog>
  );
}
