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
export function VerseActions({ verse, translation }: { verse: VerseResponse; translation: TranslationId }) {
  const { data: favorites = [] } = useQuery(favoritesQuery(translation));
  const isFavorite = favorites.some(({ id }) => id === verse.id);
  const onError = (error: Error) =>
    toast({
      title: 'Not Kept',
      description: serverMessageOr(error, 'Please look at your connection and try again.'),
      variant: 'destructive',
    });
  const add = useEndpointMutation(createFavorite, {
    changes: favoriteCreated,
    onSuccess: () =>
      toast({ title: 'Verse Favorited', description: `${verse.reference} is among your favorites.` }),
    onError,
  });
  const remove = useEndpointMutation(deleteFavorite, {
    changes: favoriteDeleted,
    onSuccess: () => toast({ title: 'Favorite Removed', description: verse.reference }),
    onError,
  });
  const params = { verseId: verse.id };
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
        onClick={() =>
          isFavorite ? remove.mutate({ params }) : add.mutate({ params, query: { translation } })
        }
      />
      <IconButton
        label={`Share ${verse.reference}`}
        icon={<ShareNetworkIcon size={20} aria-hidden />}
        onClick={() => void shareVerse({ ...verse, translation })}
      />
    </div>
  );
}
