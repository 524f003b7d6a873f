import { useInfiniteQuery } from '@tanstack/react-query';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { searchQuery } from '../bible-queries.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { VerseCard } from './verse-card.tsx';

/** What was found, with the total; more on demand. */
export function SearchResults({ q }: { q: string }) {
  const { translation } = useReaderPreferences();
  const results = useInfiniteQuery(searchQuery(q, translation));
  if (results.isPending) return <Skeleton className="h-64" />;
  if (results.data === undefined) {
    return (
      <NotLoaded onRetry={() => results.refetch()}>
        {serverMessageOr(results.error, 'The search could not be made. Please look at your connection.')}
      </NotLoaded>
    );
  }
  const total = results.data.pages[0]?.total ?? 0;
  const verses = results.data.pages.flatMap((page) => page.verses);
  if (total === 0) {
    return (
      <Card>
        <EmptyState
          picture="/art/spots/search-empty.svg"
          title={
            <>
              No verses found for “<OwnWords>{q}</OwnWords>”
            </>
          }
        >
          Try fewer words, the beginning of a word, or the other translation.
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-labelledby="results" className="flex flex-col gap-3">
      <h2 id="results" className="card-surface px-5 py-3 text-xl" aria-live="polite">
        {total.toLocaleString()} {total === 1 ? 'verse' : 'verses'} found
      </h2>
      <ul className="flex flex-col gap-3">
        {verses.map((verse) => (
          <li key={verse.id}>
            <VerseCard verse={verse} hits={verse.hits} translation={translation} />
          </li>
        ))}
      </ul>
      {results.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          pending={results.isFetchingNextPage}
          onClick={() => results.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
