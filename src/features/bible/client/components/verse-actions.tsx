import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast-store.ts';
import type { VerseResponse } from '../../bible.contract.ts';
import type { TranslationId } from '../../bible.rules.ts';
import { favoritesQuery, setFavorite } from '../bible-queries.ts';
import { shareVerse } from '../verse-sharing.ts';

/** Keep and share: the two things that are done with a verse everywhere. */
export function VerseActions({ verse, translation }: { verse: VerseResponse; translation: TranslationId }) {
  const queryClient = useQueryClient();
  const { data: favorites = [] } = useQuery(favoritesQuery(translation));
  const isFavorite = favorites.some(({ id }) => id === verse.id);
  const { mutate, isPending } = useMutation({
    mutationFn: (keep: boolean) => setFavorite(queryClient, verse.id, keep),
    onSuccess: (_, kept) =>
      toast(
        kept
          ? { title: 'Verse Favorited', description: `${verse.reference} is among your favorites.` }
          : { title: 'Favorite Removed', description: verse.reference },
      ),
    onError: (error) =>
      toast({
        title: 'Not Kept',
        description: serverMessageOr(error, 'Please look at your connection and try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <div className="flex">
      <IconButton
        label={isFavorite ? `Remove ${verse.reference} from favorites` : `Favorite ${verse.reference}`}
        aria-pressed={isFavorite}
        disabled={isPending}
        icon={
          <HeartIcon
            size={20}
            weight={isFavorite ? 'fill' : 'regular'}
            className={isFavorite ? 'text-clay' : ''}
            aria-hidden
          />
        }
        onClick={() => mutate(!isFavorite)}
      />
      <IconButton
        label={`Share ${verse.reference}`}
        icon={<ShareNetworkIcon size={20} aria-hidden />}
        onClick={() => void shareVerse({ ...verse, translation })}
      />
    </div>
  );
}
