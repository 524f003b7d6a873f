import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { deleteEntry, type JournalEntry } from '../../journal.contract.ts';
import { longDate } from '../entry-dates.ts';
import { entryDeleted, entryQuery } from '../journal-queries.ts';
import { editForm } from '../kept-edit.ts';
import { EditEntryDialog } from './edit-entry-dialog.tsx';
import { GoneEntryDialog } from './gone-entry-dialog.tsx';

/** What an entry's two buttons open, in a chunk of its own: reading and writing need no dialog. */
export function EntryDialogs({
  userId,
  entry,
  to,
  isGone: wasGone = false,
  onClose,
  onDeleted,
}: {
  userId: string;
  entry: JournalEntry;
  to: 'edit' | 'delete';
  /** It was deleted elsewhere, with changes of it kept here. */
  isGone?: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const queryClient = useQueryClient();
  const [isGone, setGone] = useState(wasGone);
  function done() {
    onClose();
    onDeleted?.();
    queryClient.removeQueries(onlyQuery(entryQuery(entry.id)));
  }
  if (isGone) return <GoneEntryDialog {...{ userId, onClose }} entryId={entry.id} onDone={done} />;
  if (to === 'edit') return <EditEntryDialog {...{ userId, entry, onClose }} onGone={() => setGone(true)} />;
  return <DeleteEntryDialog {...{ userId, entry, onClose, onDeleted }} />;
}

function DeleteEntryDialog({
  userId,
  entry,
  onClose,
  onDeleted,
}: {
  userId: string;
  entry: JournalEntry;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useEndpointMutation(deleteEntry, {
    changes: entryDeleted,
    onSuccess: () => {
      toast({ title: 'Journal Entry Deleted' });
      onClose();
      onDeleted?.();
      // What was changed of it and not saved has no place any more: 'gone for good' is true of this browser, too.
      void localDrafts.erase(userId, { name: editForm(entry.id).name });
      // Back leads to its page, which asks for it again and says that it is gone.
      queryClient.removeQueries(onlyQuery(entryQuery(entry.id)));
    },
    onError: (error) =>
      toast({
        title: 'Error Deleting Entry',
        description: serverMessageOr(error, 'Your entry is still there. Please try again.'),
        variant: 'destructive',
      }),
  });
  const isSecret = useIsSecret();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this entry?"
      description={`Your entry of ${longDate(entry.createdAt)} will be gone for good.${isSecret ? '' : ' The XP it earned stays yours.'}`}
      confirmLabel="Delete"
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { entryId: entry.id } })}
    />
  );
}
