import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { RestingItem } from '#ui/resting-item.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { favoritesQuery } from '../bible-queries.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { VerseCard } from './verse-card.tsx';

/** The verses that were kept, the newest first. */
export function FavoritesPanel() {
  const { translation } = useReaderPreferences();
  const query = useInfiniteQuery(favoritesQuery(translation));
  const favorites = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isPending) return <Skeleton className="my-6 h-40" />;
  if (query.data === undefined)
    return <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />;
  if (favorites.length === 0) {
    return (
      <Card>
        <EmptyState picture="/art/spots/favorites-empty.svg" title="No favorites yet">
          Tap the heart beside a verse, and it waits for you here.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {favorites.map((verse) => (
          <RestingItem key={verse.id} id={verse.id}>
            <VerseCard
              verse={verse}
              translation={verse.translation}
              isElsewhere={verse.translation !== translation}
            />
          </RestingItem>
        ))}
      </ul>
      <MorePages query={query} className="mt-4">
        More favorites
      </MorePages>
    </>
  );
}
