import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoreByButton } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnnounced } from '#ui/use-announced.ts';
import type { SearchAnswer } from '../../bible.contract.ts';
import { isOurs, translationName } from '../../bible.rules.ts';
import { searchQuery } from '../bible-queries.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { SearchFilter } from './search-filter.tsx';
import { endWords, OtherPlaces, PlacesPassed, SearchHints } from './search-hints.tsx';
import { VerseCard } from './verse-card.tsx';

interface Searched {
  q: string;
  /** A testament or a book; '' is everywhere. */
  within: string;
  /** Whoever goes on to another translation is led to the head of what it has: the button they pressed is gone. */
  isLed: RefObject<boolean>;
}

const headId = 'results';

/** How much was found, as the head of the verses below; nothing where there are none. */
export function SearchCount({ q, within, isLed }: Searched) {
  const { translation } = useReaderPreferences();
  const { data, isPlaceholderData } = useInfiniteQuery(searchQuery(q, translation, within));
  const head = (heading: HTMLElement | null) => {
    if (heading === null || !isLed.current) return;
    isLed.current = false;
    heading.focus();
  };
  const [answer] = isPlaceholderData ? [] : (data?.pages ?? []);
  useAnnounced(answer === undefined ? null : resultWords(answer), `${q} ${within}`);
  const [shown] = data?.pages ?? [];
  if (shown === undefined || hasNone(shown)) return null;
  return (
    <h2 ref={head} id={headId} tabIndex={-1} className="mt-3.5 scroll-mt-24 text-xl">
      {countWords(shown)}
    </h2>
  );
}

function countWords({ total, isPartial }: Pick<SearchAnswer, 'total' | 'isPartial'>): string {
  const verses = `${total.toLocaleString('en-US')} ${total === 1 ? 'verse' : 'verses'}`;
  if (!isPartial) return `${verses} found`;
  return `${verses} ${total === 1 ? 'has' : 'have'} most of these words`;
}

/** What is said to a screen reader, in other words than the heading that says it to everybody. */
function resultWords({ total }: Pick<SearchAnswer, 'total'>): string {
  if (total === 0) return 'No results';
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}`;
}

function hasNone({ total, books }: Pick<SearchAnswer, 'total' | 'books'>): boolean {
  return total === 0 && books.length === 0;
}

/** What is said below 'No verses found'; nothing where a better spelling stands there. */
function whyNone({ ends, elsewhere, suggestion, translation }: SearchAnswer): string | undefined {
  if (ends.length > 0) return endWords(ends);
  if (elsewhere.length === 0 && suggestion !== null) return undefined;
  if (elsewhere.length === 0) return 'Try fewer words, or the beginning of a word.';
  const text = isOurs(translation) ? `The ${translationName(translation)}` : 'This text';
  return `${text} has no verse with it. Another translation has:`;
}

/** The verses that were found, and where they stand; more on demand. */
export function SearchResults({
  q,
  within,
  isLed,
  onWithin,
}: Searched & { onWithin: (within: string) => void }) {
  const { translation } = useReaderPreferences();
  const results = useInfiniteQuery(searchQuery(q, translation, within));
  const lead = () => {
    isLed.current = true;
  };
  if (results.isPending) return <Skeleton className="my-6 h-64" />;
  if (results.data === undefined) {
    return (
      <NotLoaded onRetry={() => results.refetch()}>
        {serverMessageOr(results.error, 'The search could not be made. Please look at your connection.')}
      </NotLoaded>
    );
  }
  const [answer] = results.data.pages;
  if (answer === undefined) return null;
  const { others, books, isPartial, translation: read } = answer;
  const verses = results.data.pages.flatMap((page) => page.verses);
  if (hasNone(answer)) {
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
          {whyNone(answer)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-labelledby={headId} className="flex flex-col divide-y divide-line">
      <SearchFilter books={books} within={within} onWithin={onWithin} />
      {isPartial && (answer.suggestion !== null || answer.elsewhere.length > 0) && (
        <div className="flex flex-wrap items-center gap-3 py-2">
          No verse has all of them. <SearchHints {...answer} onElsewhere={lead} />
        </div>
      )}
      <PlacesPassed ends={answer.ends} />
      {others.length > 0 && (
        <div className="py-2">
          <OtherPlaces places={others} />
        </div>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {verses.map((verse) => (
          <li key={verse.id}>
            <VerseCard verse={verse} hits={verse.hits} title={verse.title} translation={read} />
          </li>
        ))}
      </ul>
      <MoreByButton query={results} className="py-4">
        Show more
      </MoreByButton>
    </section>
  );
}
