import { useQuery } from '@tanstack/react-query';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import type { TextId } from '../bible.rules.ts';
import { createFavorite, deleteFavorite } from '../favorites.contract.ts';
import { favoriteCreated, favoriteDeleted } from './bible-changes.ts';
import { favoriteIdsQuery } from './bible-queries.ts';

/** Whether all verses of a passage are favorites, and the way to make them so or to let them go, each by itself. */
export function useFavorites({
  verseIds,
  reference,
  translation,
}: {
  verseIds: readonly string[];
  reference: string;
  translation: TextId;
}) {
  const { data: kept = [] } = useQuery(favoriteIdsQuery);
  const areAll = verseIds.every((verseId) => kept.includes(verseId));
  const onError = (error: Error) =>
    toast({
      title: 'Not Kept',
      description: serverMessageOr(error, 'Please look at your connection and try again.'),
      variant: 'destructive',
    });
  const add = useEndpointMutation(createFavorite, { changes: favoriteCreated, onError });
  const remove = useEndpointMutation(deleteFavorite, { changes: favoriteDeleted, onError });
  async function keep() {
    // The newest favorite comes first in the list: its first verse is kept last.
    for (const verseId of verseIds.toReversed())
      await add.mutateAsync({ params: { verseId }, query: { translation } });
    toast({ title: 'Verse Favorited', description: `${reference} is among your favorites.` });
  }
  async function letGo() {
    for (const verseId of verseIds) await remove.mutateAsync({ params: { verseId } });
    toast({ title: 'Favorite Removed', description: reference });
  }
  return {
    areAll,
    isPending: add.isPending || remove.isPending,
    // What did not work was told already.
    toggle: () => void (areAll ? letGo() : keep()).catch(() => {}),
  };
}
