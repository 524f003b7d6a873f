import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { isRefusal } from '#platform/client/api-error.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EntryCard } from '../components/entry-card.tsx';
import { entryQuery } from '../journal-queries.ts';
import { useOpenEdit } from '../use-open-edit.ts';

const loadDialogs = () => import('../components/entry-dialogs.tsx');

/** /journal/:entryId: one entry alone, for whoever comes to it from a verse or from their year. */
export function EntryPage() {
  const { entryId = '' } = useParams<{ entryId: string }>();
  return (
    <SheetPage title="From your journal" width="text">
      <OneEntry entryId={entryId} />
      <div className="py-5 sm:py-6">
        <Link href="/journal" className={buttonClasses('secondary')}>
          All your entries
        </Link>
      </div>
    </SheetPage>
  );
}

function OneEntry({ entryId }: { entryId: string }) {
  const { user } = useCurrentUser();
  const [, navigate] = useLocation();
  const { data: entry, error, isFetching, refetch } = useQuery(entryQuery(entryId));
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  // What is kept of one that is gone is found in the journal.
  useOpenEdit(
    user?.id ?? null,
    ({ isGone }) => (isGone ? navigate('/journal', { replace: true }) : setOpen((now) => now ?? 'edit')),
    entryId,
  );
  const dialogs = useChunk(loadDialogs, open !== null, () => {
    setOpen(null);
    sayNotOpened();
  });
  if (user === null) return null;
  if (entry === undefined && isRefusal(error)) {
    return (
      <Card>
        <EmptyState title="This entry is not here">It was deleted, or its address has changed.</EmptyState>
      </Card>
    );
  }
  if (entry === undefined) {
    return error ? (
      <NotLoaded pending={isFetching} onRetry={() => refetch()} />
    ) : (
      <Skeleton className="my-6 h-56" />
    );
  }
  return (
    <>
      <h2 className="sr-only">The entry</h2>
      <EntryCard entry={entry} q="" onEdit={() => setOpen('edit')} onDelete={() => setOpen('delete')} />
      {dialogs && open !== null && (
        <dialogs.EntryDialogs
          userId={user.id}
          entry={entry}
          to={open}
          onClose={() => setOpen(null)}
          onDeleted={() => navigate('/journal', { replace: true })}
        />
      )}
    </>
  );
}
