import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { dayOf, whenText } from '#features/notifications/client/when.rules.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { type Changes, useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { chapterName } from '../../books.rules.ts';
import {
  clearRecentChapters,
  listRecentChapters,
  type RecentChapter,
} from '../../recent-chapters.contract.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { useTextLabel } from '../use-text-label.ts';
import { useTextsOffered } from '../use-texts-offered.ts';

/** Other devices read too, so each look asks anew. */
const recentQuery = { ...endpointQuery(listRecentChapters), refetchOnMount: 'always' as const };

const cleared: Changes<typeof clearRecentChapters> = (cache) => cache.set(listRecentChapters, () => []);

/** Where one read lately, on whatever device, but for the chapter that is open. */
export function LatelyDialog({
  open,
  onClose,
  bookId,
  chapter,
}: {
  open: boolean;
  onClose: () => void;
  bookId: string;
  chapter: number;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Lately"
      description="Where you read, on all your devices. Only you see it."
      width="sm"
    >
      <Places isHere={(place) => place.bookId === bookId && place.chapter === chapter} onLeave={onClose} />
    </Dialog>
  );
}

function Places({ isHere, onLeave }: { isHere: (place: RecentChapter) => boolean; onLeave: () => void }) {
  const { data, isError, refetch } = useQuery(recentQuery);
  if (data === undefined)
    return isError ? <NotLoaded onRetry={() => void refetch()} /> : <Skeleton className="h-48" />;
  const places = data.filter((place) => !isHere(place));
  if (places.length === 0) {
    return (
      <EmptyState title="Nothing else yet." className="py-6">
        A chapter stands here once you have read in it for half a minute.
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={focusFirst} aria-label="Where you read lately" className="-mx-3">
        {places.map((place) => (
          <Place key={`${place.bookId} ${place.chapter}`} place={place} onLeave={onLeave} />
        ))}
      </ul>
      <Clear />
    </>
  );
}

/** A dialog gives the focus to its first button, which is not what somebody came for. */
function focusFirst(list: HTMLElement | null): void {
  list?.querySelector('a')?.focus({ preventScroll: true });
}

function Place({ place, onLeave }: { place: RecentChapter; onLeave: () => void }) {
  const { translation, change } = useReaderPreferences();
  const offered = useTextsOffered();
  const [name] = place.translation.split('.');
  const label = useTextLabel(place.translation);
  function open() {
    // As it was read then; a text that is not offered any more is not asked for.
    const text = offered.find(({ id }) => id.split('.')[0] === name);
    if (text && text.id !== translation) change({ translation: text.id });
    onLeave();
  }
  return (
    <li>
      <Link
        href={`/bible/${place.bookId}/${place.chapter}`}
        onClick={open}
        className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 rounded-control px-3 py-2.5 hover:bg-inset"
      >
        <span className="font-heading text-lg">{chapterName(place.bookId, place.chapter)}</span>
        <span className="shrink-0 text-sm text-ink-soft">
          {label} · {when(place.readAt)}
        </span>
      </Link>
    </li>
  );
}

/** 'today, 6:12', 'yesterday, 21:40', 'Thursday', '3 November'. */
function when(at: number): string {
  const now = Date.now();
  const day = dayOf(at, now);
  return day === 'Earlier' ? whenText(at, now) : `${day.toLowerCase()}, ${whenText(at, now)}`;
}

/** Asks in its place before it forgets: nothing brings them back. */
function Clear() {
  const [isAsking, setAsking] = useState(false);
  const clear = useEndpointMutation(clearRecentChapters, {
    changes: cleared,
    onError: (error) => failureToast('Not Cleared', error),
  });
  if (!isAsking) {
    return (
      <Button variant="ghost" className="mt-2 -ms-3" onClick={() => setAsking(true)}>
        Clear
      </Button>
    );
  }
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p>Forget all of these? Your place to go on from stays, and so does what you have marked read.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsking(false)}>
          Keep them
        </Button>
        <Button variant="ghost-destructive" pending={clear.isPending} onClick={() => clear.mutate({})}>
          Clear them
        </Button>
      </div>
    </div>
  );
}
