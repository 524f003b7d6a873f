import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import type { JournalEntry } from '../../journal.contract.ts';
import { longDate } from '../entry-dates.ts';
import { entriesQuery, refreshJournal, removeEntry } from '../journal-queries.ts';
import { useWhenVisible } from '../use-when-visible.ts';
import { EditEntryDialog } from './edit-entry-dialog.tsx';
import { EntryCard } from './entry-card.tsx';

/** Everything written, newest first; older pages come as the reader nears the end. `q` searches. */
export function EntryList({ q }: { q: string }) {
  const entries = useInfiniteQuery(entriesQuery(q));
  const [editing, setEditing] = useState<JournalEntry | null>(null);
  const [deleting, setDeleting] = useState<JournalEntry | null>(null);
  const moreRef = useWhenVisible(() => {
    if (entries.hasNextPage && !entries.isFetchingNextPage) void entries.fetchNextPage();
  });

  if (entries.isPending) return <Skeleton className="h-56" />;
  if (entries.isError && entries.data === undefined) {
    return (
      <Card role="alert" className="flex flex-col items-start gap-3">
        <p>Your entries could not be loaded. They are safe; please try again.</p>
        <Button variant="secondary" onClick={() => entries.refetch()}>
          Try again
        </Button>
      </Card>
    );
  }
  const list = entries.data.pages.flatMap((page) => page.items);
  if (list.length === 0) return <NoEntries q={q} />;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {list.map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} onEdit={() => setEditing(entry)} onDelete={() => setDeleting(entry)} />
          </li>
        ))}
      </ul>
      {entries.hasNextPage && (
        <div ref={moreRef} className="flex justify-center">
          <Button
            variant="secondary"
            pending={entries.isFetchingNextPage}
            onClick={() => entries.fetchNextPage()}
          >
            Show older entries
          </Button>
        </div>
      )}
      {editing !== null && <EditEntryDialog entry={editing} onClose={() => setEditing(null)} />}
      {deleting !== null && <DeleteEntryDialog entry={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

function NoEntries({ q }: { q: string }) {
  return (
    <Card>
      {q === '' ? (
        <EmptyState
          icon={<img src="/art/spots/journal-empty.svg" alt="" width={200} height={140} />}
          title="No journal entries yet."
        >
          Your words will gather here, seen by nobody but you.
        </EmptyState>
      ) : (
        <EmptyState title={`Nothing found for “${q}”`}>
          Try a single word, or another way to say it.
        </EmptyState>
      )}
    </Card>
  );
}

function DeleteEntryDialog({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: removeEntry,
    onSuccess: () => {
      toast({ title: 'Journal Entry Deleted' });
      onClose();
      return refreshJournal(queryClient);
    },
    onError: (error) =>
      toast({
        title: 'Error Deleting Entry',
        description: serverMessageOr(error, 'Your entry is still there. Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this entry?"
      description={`Your entry of ${longDate(entry.createdAt)} will be gone for good. The XP it earned stays yours.`}
      confirmLabel="Delete"
      destructive
      pending={isPending}
      onConfirm={() => mutate(entry.id)}
    />
  );
}
