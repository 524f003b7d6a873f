import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
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
  const others = results.data.pages[0]?.others ?? [];
  const read = results.data.pages[0]?.translation ?? translation;
  if (total === 0) {
    return (
      <Card>
        <OtherPlaces places={others} />
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
      {others.length > 0 && (
        <Card padded={false} className="px-5 py-2">
          <OtherPlaces places={others} />
        </Card>
      )}
      <ul className="flex flex-col gap-3">
        {verses.map((verse) => (
          <li key={verse.id}>
            <VerseCard verse={verse} hits={verse.hits} translation={read} />
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

/** What the same words may mean, too. */
function OtherPlaces({ places }: { places: readonly { reference: string; path: string }[] }) {
  if (places.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      Or do you mean
      {places.map(({ reference, path }) => (
        <Link
          key={path}
          href={path}
          className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
        >
          {reference}
        </Link>
      ))}
    </p>
  );
}
