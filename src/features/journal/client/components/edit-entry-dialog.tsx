import { useState } from 'react';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { type JournalEntry, updateEntry } from '../../journal.contract.ts';
import type { WrittenEntry } from '../../journal.rules.ts';
import { entryUpdated } from '../journal-queries.ts';
import { keepEdit } from '../use-kept-edit.ts';
import { tooLong } from '../use-save-entry.ts';
import { EditedEntryFields } from './entry-fields.tsx';

/**
 * Changes what is written in an entry; what was left alone is not sent. A failed save keeps the dialog open with what was typed,
 * and so does a session that ends: it is open again, with these `changes`, after the next sign-in.
 */
export function EditEntryDialog({
  userId,
  entry,
  startsWith,
  onClose,
}: {
  userId: string;
  entry: JournalEntry;
  startsWith: Partial<WrittenEntry>;
  onClose: () => void;
}) {
  const [changes, setChanges] = useState(startsWith);
  function change(more: Partial<WrittenEntry>) {
    const now = { ...changes, ...more };
    setChanges(now);
    keepEdit(userId, { entryId: entry.id, changes: now });
  }
  function close() {
    keepEdit(userId, { entryId: entry.id, changes: {} });
    onClose();
  }
  const written = { ...entry, ...changes };
  const { mutate, isPending } = useEndpointMutation(updateEntry, {
    changes: entryUpdated,
    onSuccess: () => {
      toast({ title: 'Journal Entry Updated' });
      close();
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
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && close()}
      title="Edit entry"
      width="lg"
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={isPending}>
            Cancel
          </Button>
          <Button
            pending={isPending}
            disabled={written.content.trim() === '' || tooLong(written.content) !== null}
            onClick={() => mutate({ params: { entryId: entry.id }, body: changes })}
          >
            Save changes
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <EditedEntryFields entry={written} change={change} words={{ rows: 8 }} />
      </div>
    </Dialog>
  );
}
