import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useShownPart } from '#ui/use-shown-part.ts';
import { favoritesQuery } from '../bible-queries.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { VerseCard } from './verse-card.tsx';

/** The verses that were kept, the newest first: all of them are here, and shown as the reader nears the end. */
export function FavoritesPanel() {
  const { translation } = useReaderPreferences();
  const { data, isPending } = useQuery(favoritesQuery(translation));
  const { part, pages } = useShownPart(data ?? []);
  if (isPending) return <Skeleton className="h-40" />;
  if (data === undefined || data.length === 0) {
    return (
      <Card>
        <EmptyState title="No favorites yet">
          Tap the heart beside a verse, and it waits for you here.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {part.map((verse) => (
          <li key={verse.id}>
            <VerseCard
              verse={verse}
              translation={verse.translation}
              isElsewhere={verse.translation !== translation}
            />
          </li>
        ))}
      </ul>
      <MorePages query={pages} className="mt-4">
        More favorites
      </MorePages>
    </>
  );
}
