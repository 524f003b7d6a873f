import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { isOurs, translationName } from '../../bible.rules.ts';
import { searchQuery } from '../bible-queries.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { SearchFilter } from './search-filter.tsx';
import { OtherPlaces, SearchHints } from './search-hints.tsx';
import { VerseCard } from './verse-card.tsx';

/** What was found, with the total and where it stands; more on demand. */
export function SearchResults({
  q,
  within,
  onWithin,
}: {
  q: string;
  /** A testament or a book; '' is everywhere. */
  within: string;
  onWithin: (within: string) => void;
}) {
  const { translation } = useReaderPreferences();
  const results = useInfiniteQuery(searchQuery(q, translation, within));
  // Whoever goes on to another translation is led to the head of what it has: the button they pressed is gone.
  const isLed = useRef(false);
  const lead = () => {
    isLed.current = true;
  };
  const head = (heading: HTMLElement | null) => {
    if (heading === null || !isLed.current) return;
    isLed.current = false;
    heading.focus();
  };
  if (results.isPending) return <Skeleton className="h-64" />;
  if (results.data === undefined) {
    return (
      <NotLoaded onRetry={() => results.refetch()}>
        {serverMessageOr(results.error, 'The search could not be made. Please look at your connection.')}
      </NotLoaded>
    );
  }
  const [answer] = results.data.pages;
  if (answer === undefined) return null;
  const { total, others, books, isPartial, translation: read } = answer;
  const verses = results.data.pages.flatMap((page) => page.verses);
  if (total === 0 && books.length === 0) {
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
          action={<SearchHints {...answer} onElsewhere={lead} />}
        >
          {answer.elsewhere.length > 0
            ? `${isOurs(read) ? `The ${translationName(read)}` : 'This text'} has no verse with it. Another translation has:`
            : 'Try fewer words, or the beginning of a word.'}
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-labelledby="results" className="flex flex-col gap-3">
      <h2
        ref={head}
        id="results"
        tabIndex={-1}
        className="card-surface scroll-mt-24 px-5 py-3 text-xl"
        aria-live="polite"
      >
        {total.toLocaleString('en-US')} {total === 1 ? 'verse' : 'verses'}{' '}
        {isPartial ? `${total === 1 ? 'has' : 'have'} most of these words` : 'found'}
      </h2>
      <SearchFilter books={books} within={within} onWithin={onWithin} />
      {isPartial && (answer.suggestion !== null || answer.elsewhere.length > 0) && (
        <Card padded={false} className="flex flex-wrap items-center gap-3 px-5 py-2">
          No verse has all of them. <SearchHints {...answer} onElsewhere={lead} />
        </Card>
      )}
      {others.length > 0 && (
        <Card padded={false} className="px-5 py-2">
          <OtherPlaces places={others} />
        </Card>
      )}
      <ul className="flex flex-col gap-3">
        {verses.map((verse) => (
          <li key={verse.id}>
            <VerseCard verse={verse} hits={verse.hits} title={verse.title} translation={read} />
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
