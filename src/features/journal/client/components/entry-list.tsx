import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useChunk, useChunkAhead } from '#platform/client/use-chunk.ts';
import { useFoundAnnounced } from '#platform/client/use-found-announced.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { RestingItem } from '#ui/resting-item.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { showStart } from '#ui/show-start.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { JournalEntry } from '../../journal.contract.ts';
import { entriesQuery } from '../journal-queries.ts';
import { EntryCard } from './entry-card.tsx';

const loadDialogs = () => import('./entry-dialogs.tsx');

/** The entry whose dialog is open, and which. */
export interface OpenEntry {
  entry: JournalEntry;
  to: 'edit' | 'delete';
  isGone?: boolean;
}

/** Everything written, newest first; older pages come as the reader nears the end. `q` searches. */
export function EntryList({
  userId,
  q,
  savedId,
  open,
  setOpen,
}: {
  userId: string;
  q: string;
  /** The entry that was just saved. */
  savedId: string | null;
  open: OpenEntry | null;
  setOpen: (open: OpenEntry | null) => void;
}) {
  const entries = useInfiniteQuery(entriesQuery(q));
  const list = entries.data?.pages.flatMap((page) => page.items) ?? [];
  useFoundAnnounced(q, entries.data?.pages, entries.hasNextPage, ['entry', 'entries']);
  const close = () => setOpen(null);
  const dialogs = useChunk(loadDialogs, open !== null, () => {
    close();
    sayNotOpened();
  });
  useChunkAhead(loadDialogs);

  if (entries.isPending) return <Skeleton className="my-6 h-56" />;
  if (entries.isError && entries.data === undefined) {
    return (
      <NotLoaded onRetry={() => entries.refetch()}>
        Your entries could not be loaded. They are safe; please try again.
      </NotLoaded>
    );
  }
  return (
    <>
      {list.length === 0 && <NoEntries q={q} />}
      <ul className="divide-y divide-line empty:hidden">
        {list.map((entry) => (
          <RestingItem key={entry.id} id={entry.id}>
            <EntryPlace isSaved={entry.id === savedId}>
              <EntryCard
                entry={entry}
                q={q}
                onEdit={() => setOpen({ entry, to: 'edit' })}
                onDelete={() => setOpen({ entry, to: 'delete' })}
              />
            </EntryPlace>
          </RestingItem>
        ))}
      </ul>
      <MorePages query={entries} className="py-4">
        Show older entries
      </MorePages>
      {/* Also where its entry is in the list no more: somebody may be writing. */}
      {dialogs && open !== null && (
        <dialogs.EntryDialogs
          // What is typed in a dialog is of one entry.
          key={open.entry.id}
          // As the list has it now: another tab may have changed it.
          entry={list.find(({ id }) => id === open.entry.id) ?? open.entry}
          to={open.to}
          isGone={open.isGone === true}
          userId={userId}
          onClose={close}
        />
      )}
    </>
  );
}

/** An entry's place in the list. One that was just saved comes into view, its top first and below the toast that tells of it. */
function EntryPlace({ isSaved, children }: { isSaved: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSaved && place.current) showStart(place.current);
  }, [isSaved]);
  return (
    <div ref={place} className="scroll-mt-20 max-sm:scroll-mt-48">
      {children}
    </div>
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
        <EmptyState
          picture="/art/spots/search-empty.svg"
          title={
            <>
              Nothing found for “<OwnWords>{q}</OwnWords>”
            </>
          }
        >
          Try a single word, or another way to say it.
        </EmptyState>
      )}
    </Card>
  );
}
