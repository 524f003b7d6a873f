import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { cn } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { RestingItem } from '#ui/resting-item.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { COLOR_NAMES, HIGHLIGHT_COLORS } from '../../annotations.rules.ts';
import { type AnnotationFilter, colorNamesQuery, highlightPages } from './annotation-queries.ts';
import { ColorName } from './color-name.tsx';
import { KeptVerses } from './kept-verses.tsx';
import { MARK_GROUNDS } from './mark-grounds.ts';

/** All highlights, the newest first, those that were made together as one. @param color '' is all */
export function HighlightList({
  filter,
  color,
  onColor,
}: {
  filter: AnnotationFilter;
  color: string;
  onColor: (color: string) => void;
}) {
  const chosen = HIGHLIGHT_COLORS.find((known) => known === color) ?? '';
  const { data: names = COLOR_NAMES } = useQuery(colorNamesQuery);
  const query = useInfiniteQuery(highlightPages(filter, chosen));
  const highlights = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isNarrowed = chosen !== '' || filter.bookId !== '' || filter.day !== '';
  return (
    <div className="flex flex-col divide-y divide-line">
      <Card className="flex flex-col gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Colour</legend>
          {HIGHLIGHT_COLORS.map((one) => (
            <Chip
              key={one}
              selected={chosen === one}
              icon={
                <span
                  aria-hidden="true"
                  className={cn(
                    'size-5 rounded-full border border-line-strong forced-color-adjust-none',
                    MARK_GROUNDS[one],
                  )}
                />
              }
              onClick={() => onColor(chosen === one ? '' : one)}
            >
              {names[one]}
            </Chip>
          ))}
        </fieldset>
        {chosen !== '' && <ColorName key={chosen} color={chosen} name={names[chosen]!} />}
      </Card>
      {query.isError && query.data === undefined ? (
        <NotLoaded onRetry={query.refetch} />
      ) : query.data === undefined ? (
        <Skeleton className="my-6 h-40" />
      ) : highlights.length === 0 ? (
        <Card>
          {isNarrowed ? (
            <EmptyState picture="/art/spots/search-empty.svg" title="Nothing highlighted like this">
              Try all colours, books and days.
            </EmptyState>
          ) : (
            <EmptyState picture="/art/spots/highlights-empty.svg" title="Nothing highlighted yet">
              Choose a verse while you read, then one of the five colours.
            </EmptyState>
          )}
        </Card>
      ) : (
        <ul className="divide-y divide-line">
          {highlights.map((one) => (
            <RestingItem key={`${one.verseId} ${one.createdAt}`} id={`${one.verseId} ${one.createdAt}`}>
              <div className="pt-1 pb-4">
                <KeptVerses
                  {...one}
                  translation={filter.translation}
                  quoteClasses={cn('px-1', MARK_GROUNDS[one.color])}
                >
                  <p className="mt-1 text-sm text-ink-soft">
                    <span className="sr-only">Highlighted: </span>
                    {names[one.color]}
                  </p>
                </KeptVerses>
              </div>
            </RestingItem>
          ))}
        </ul>
      )}
      <MorePages query={query} className="py-4">
        More highlights
      </MorePages>
    </div>
  );
}
