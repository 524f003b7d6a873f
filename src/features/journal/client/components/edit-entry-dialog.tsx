import { useState } from 'react';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { type JournalEntry, updateEntry } from '../../journal.contract.ts';
import type { WrittenEntry } from '../../journal.rules.ts';
import { entryUpdated } from '../journal-queries.ts';
import { tooLong } from '../use-save-entry.ts';
import { EntryFields } from './entry-fields.tsx';

/** Changes what is written in an entry; what was left alone is not sent. A failed save keeps the dialog open with what was typed. */
export function EditEntryDialog({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const [changes, setChanges] = useState<Partial<WrittenEntry>>({});
  const written = { ...entry, ...changes };
  const { mutate, isPending } = useEndpointMutation(updateEntry, {
    changes: entryUpdated,
    onSuccess: () => {
      toast({ title: 'Journal Entry Updated' });
      onClose();
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
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Edit entry"
      width="lg"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
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
        <EntryFields
          of="edited"
          entry={written}
          change={(more) => setChanges((before) => ({ ...before, ...more }))}
          words={{ rows: 8 }}
        />
      </div>
    </Dialog>
  );
}
