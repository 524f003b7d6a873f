import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { VerseMention } from '../../posts.contract.ts';
import { mentionedQuery } from '../talk-queries.ts';

/** The words at a place that somebody named, below their post. */
export function MentionedVerse({ mention, id }: { mention: VerseMention; id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(mentionedQuery(mention.reference));
  return (
    <div id={id} className="mt-2">
      {data === undefined && !isError && <Skeleton className="h-20" />}
      {data === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
      {data !== undefined && (
        <figure className="border-s-3 border-dusk/45 ps-3.5">
          <blockquote className="font-scripture leading-normal">{data.text}</blockquote>
          <figcaption className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            {data.reference}, {data.translation}
            <Link
              href={mention.path}
              className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
            >
              Open in Bible
            </Link>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
