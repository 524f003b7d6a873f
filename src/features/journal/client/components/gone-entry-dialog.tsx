import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { clearCreated, createOnce } from '#platform/client/create-once.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { createEntry } from '../../journal.contract.ts';
import { UNWRITTEN, type WrittenEntry } from '../../journal.rules.ts';
import { entryCreated } from '../journal-queries.ts';
import { type EntryEdit, editForm } from '../kept-edit.ts';
import { tooLong, whyNotSaved } from '../use-save-entry.ts';
import { EditedEntryFields } from './entry-fields.tsx';

/**
 * What is left in this browser of an entry that was deleted elsewhere while it was changed here: it becomes an entry of its own, or is let
 * go. Closed in any other way, it is here when the journal is opened again.
 */
export function GoneEntryDialog({
  userId,
  entryId,
  onClose,
  onDone,
}: {
  userId: string;
  entryId: string;
  onClose: () => void;
  /** It is kept as an entry of its own, or let go. */
  onDone: () => void;
}) {
  const form = useMemo(() => editForm(entryId), [entryId]);
  const { draft, latest, change, clear } = useKeptDraft(userId, form);
  const queryClient = useQueryClient();
  const written = (edit: EntryEdit): WrittenEntry => ({ ...UNWRITTEN, ...edit.changes });
  const kept = { latest: () => ({ sent: latest().sent ?? null }), change, clear };
  const { mutate, isPending } = useMutationOnce({
    mutationFn: () =>
      createOnce(kept, { ...written(latest()), writingTimeMinutes: 1 }, (body, options) =>
        callAndChange(queryClient, createEntry, entryCreated, { body }, options),
      ),
    onSuccess: (created) => {
      clearCreated(kept, created);
      if (created.hadArrived) return;
      toast({ title: 'Journal Entry Saved', description: 'It is an entry of its own now.' });
      onDone();
    },
    onError: (cause) =>
      toast({
        title: 'Error Saving Entry',
        description: whyNotSaved(new Error('Failed to create journal entry', { cause })),
        variant: 'destructive',
      }),
  });
  function close() {
    toast({ title: 'Your changes are kept', description: 'They are here when you open your journal again.' });
    onClose();
  }
  const { content } = written(draft);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && close()}
      title="Edit entry"
      width="lg"
      footer={
        <>
          <Button
            variant="secondary"
            disabled={isPending}
            onClick={() => {
              clear();
              onDone();
            }}
          >
            Let it go
          </Button>
          <Button
            pending={isPending}
            disabled={isBlank(content) || tooLong(content) !== null}
            onClick={() => mutate()}
          >
            Keep as a new entry
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p
          ref={bringIntoView}
          role="alert"
          className="scroll-mt-14 rounded-control bg-inset p-4 font-semibold"
        >
          This entry was deleted, perhaps on another device. What you typed is still here, and can be an entry
          of its own.
        </p>
        <EditedEntryFields
          entry={written(draft)}
          change={(more) => change({ changes: { ...latest().changes, ...more }, isOpen: true })}
          words={{ rows: 8, readOnly: isPending }}
        />
      </div>
    </Dialog>
  );
}

/** Whoever has scrolled down to 'Save changes' sees what is said at the top, too. */
function bringIntoView(said: HTMLElement | null): void {
  said?.scrollIntoView({ block: 'nearest' });
}
