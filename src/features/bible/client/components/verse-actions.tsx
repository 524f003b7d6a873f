import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { useQuery } from '@tanstack/react-query';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast-store.ts';
import { createFavorite, deleteFavorite, type VerseResponse } from '../../bible.contract.ts';
import type { TranslationId } from '../../bible.rules.ts';
import { favoriteCreated, favoriteDeleted } from '../bible-changes.ts';
import { favoritesQuery } from '../bible-queries.ts';
import { shareVerse } from '../verse-sharing.ts';

/** Keep and share: the two things that are done with a verse everywhere. */
export function VerseActions({
  verse,
  verseIds = [verse.id],
  translation,
}: {
  verse: VerseResponse;
  /** Where `verse` is a passage: what is kept, each by itself. */
  verseIds?: readonly string[];
  translation: TranslationId;
}) {
  const { data: favorites = [] } = useQuery(favoritesQuery(translation));
  const isFavorite = verseIds.every((verseId) => favorites.some(({ id }) => id === verseId));
  const onError = (error: Error) =>
    toast({
      title: 'Not Kept',
      description: serverMessageOr(error, 'Please look at your connection and try again.'),
      variant: 'destructive',
    });
  const add = useEndpointMutation(createFavorite, {
    changes: favoriteCreated,
    onError,
  });
  const remove = useEndpointMutation(deleteFavorite, {
    changes: favoriteDeleted,
    onError,
  });
  async function keep() {
    // The newest favorite comes first in the list: its first verse is kept last.
    for (const verseId of verseIds.toReversed())
      await add.mutateAsync({ params: { verseId }, query: { translation } });
    toast({ title: 'Verse Favorited', description: `${verse.reference} is among your favorites.` });
  }
  async function letGo() {
    for (const verseId of verseIds) await remove.mutateAsync({ params: { verseId } });
    toast({ title: 'Favorite Removed', description: verse.reference });
  }
  return (
    <div className="flex">
      <IconButton
        label={isFavorite ? `Remove ${verse.reference} from favorites` : `Favorite ${verse.reference}`}
        aria-pressed={isFavorite}
        disabled={add.isPending || remove.isPending}
        icon={
          <HeartIcon
            size={20}
            weight={isFavorite ? 'fill' : 'regular'}
            className={isFavorite ? 'text-clay' : ''}
            aria-hidden
          />
        }
        // What did not work was told already.
        onClick={() => void (isFavorite ? letGo() : keep()).catch(() => {})}
      />
      <IconButton
        label={`Share ${verse.reference}`}
        icon={<ShareNetworkIcon size={20} aria-hidden />}
        onClick={() => void shareVerse({ ...verse, translation })}
      />
    </div>
  );
}
