import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Card } from '#ui/card.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { longDate } from '../entry-dates.ts';
import { latestEntryQuery } from '../journal-queries.ts';

/** The beginning of what was written last; nothing at all while nothing is written. */
export function LatestEntry() {
  const { data } = useInfiniteQuery(latestEntryQuery);
  const entry = data?.pages[0]?.items[0];
  if (entry === undefined) return null;
  return (
    <Card>
      <h2 className="text-sm font-semibold text-ink-soft">
        <span className="font-sans">Your last entry · {longDate(entry.createdAt)}</span>
      </h2>
      <OwnWords as="p" className="scripture paragraphs mt-2 line-clamp-4">
        {entry.content}
      </OwnWords>
      <Link
        href="/journal"
        className="-mb-2 mt-1 inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
      >
        All your entries
      </Link>
    </Card>
  );
}
