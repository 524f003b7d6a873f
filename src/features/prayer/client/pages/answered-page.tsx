import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { Story } from '../components/story.tsx';
import { ThanksList } from '../components/thanks-list.tsx';
import { answeredQuery } from '../prayer-queries.ts';

/** /prayers/answered: what was asked and what came, read like a small magazine. */
export function AnsweredPage() {
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  return (
    <OneSky
      width="pages"
      middle="request"
      sky={
        <Sky className="pt-6 lg:pt-37">
          <h1 className="text-[min(2.75rem,17vw)] font-[520] tracking-[-0.025em] lg:text-[4.75rem]">
            Answered
          </h1>
          <p className="mt-3.5 max-w-[26em] font-scripture text-lg">
            “Weeping may stay for the night, but joy comes in the morning.”
          </p>
          <p className="mt-1 text-sm">from Psalm 30:5, WEB</p>
        </Sky>
      }
      className="lg:ps-18 lg:pe-22"
    >
      <fieldset className="mb-1 flex flex-wrap gap-2">
        <legend className="sr-only">Whose</legend>
        <Chip selected={whose === 'all'} onClick={() => setWhose('all')}>
          All
        </Chip>
        <Chip selected={whose === 'mine'} onClick={() => setWhose('mine')}>
          Mine
        </Chip>
      </fieldset>
      <Stories key={whose} whose={whose} />
      {whose === 'mine' && <ThanksList />}
      <p className="mt-auto border-t border-line py-5 text-ink-soft">
        Not every answer here is a yes.{' '}
        <Link
          href="/prayers"
          className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
        >
          Still waiting? Keep it on your list
        </Link>
      </p>
    </OneSky>
  );
}

function Stories({ whose }: { whose: 'all' | 'mine' }) {
  const query = useInfiniteQuery(answeredQuery(whose));
  if (query.isPending) return <Skeleton className="my-6 h-[80dvh]" />;
  if (query.isError && query.data === undefined) {
    return <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />;
  }
  const stories = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (stories.length === 0) {
    return <EmptyState picture="/art/spots/answered-empty.svg" title="The first one will be written here." />;
  }
  const day = (place: number) => stories[place]?.testimony?.answeredOn;
  return (
    <div>
      {stories.map((request, place) => (
        <Story key={request.id} request={request} isLead={day(place) !== day(place - 1)} />
      ))}
      <MorePages query={query} className="pb-6">
        Read on
      </MorePages>
    </div>
  );
}
