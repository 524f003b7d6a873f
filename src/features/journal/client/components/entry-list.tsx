import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useIdle } from '#ui/use-idle.ts';
import { useWhenVisible } from '#ui/use-when-visible.ts';
import type { JournalEntry } from '../../journal.contract.ts';
import { entriesQuery } from '../journal-queries.ts';
import { EntryCard } from './entry-card.tsx';

const loadDialogs = () => import('./entry-dialogs.tsx');

/** Everything written, newest first; older pages come as the reader nears the end. `q` searches. */
export function EntryList({ q }: { q: string }) {
  const entries = useInfiniteQuery(entriesQuery(q));
  const [open, setOpen] = useState<{ entry: JournalEntry; to: 'edit' | 'delete' } | null>(null);
  const dialogs = useChunk(loadDialogs, open !== null, () => {
    setOpen(null);
    sayNotOpened();
  });
  const idle = useIdle();
  useEffect(() => {
    if (idle) loadDialogs().catch(() => undefined);
  }, [idle]);
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
            <EntryCard
              entry={entry}
              onEdit={() => setOpen({ entry, to: 'edit' })}
              onDelete={() => setOpen({ entry, to: 'delete' })}
            />
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
      {dialogs && open !== null && <dialogs.EntryDialogs {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

function NoEntries({ q }: { q: string }) {
  return (
    <Card>
      {q === '' ? (
        <EmptyState picture="/art/spots/journal-empty.svg" title="No journal entries yet.">
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
