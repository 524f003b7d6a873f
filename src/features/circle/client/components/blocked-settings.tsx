import { useInfiniteQuery } from '@tanstack/react-query';
import { PersonFace } from '#features/people/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { isolated } from '#ui/isolated.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { blockedQuery } from '../circle-queries.ts';
import { useBlock } from '../use-block.ts';

/** Whom the reader has blocked, each with the way back. */
export function BlockedSettings() {
  const query = useInfiniteQuery(blockedQuery);
  const { unblock, isPending } = useBlock({
    onUnblocked: () => toast({ title: 'Unblocked', description: 'You see each other’s words again.' }),
  });
  const blocked = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (query.isPending) return <Skeleton className="h-12" />;
  if (query.isError && query.data === undefined) return <NotLoaded onRetry={() => void query.refetch()} />;
  if (blocked.length === 0) return <p className="text-ink-soft">You have blocked nobody.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {blocked.map(({ person }) => (
          <li key={person.id} className="flex flex-wrap items-center gap-3 py-2">
            <PersonFace person={person} size="sm" />
            <OwnWords translate="no" className="min-w-0 flex-1 basis-[6rem] text-left">
              {person.name}
            </OwnWords>
            <Button variant="secondary" disabled={isPending} onClick={() => unblock(person.id)}>
              Unblock<span className="sr-only"> {isolated(person.name)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <MorePages query={query}>More</MorePages>
    </>
  );
}
