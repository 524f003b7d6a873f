import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { IconButton } from '#ui/icon-button.tsx';
import type { VerseResponse } from '../../bible.contract.ts';
import type { TextId } from '../../bible.rules.ts';
import { useFavorites } from '../use-favorites.ts';
import { useTextLabel } from '../use-text-label.ts';
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
  translation: TextId;
}) {
  const { areAll, isPending, toggle } = useFavorites({ verseIds, reference: verse.reference, translation });
  const label = useTextLabel(translation);
  return (
    <div className="flex">
      <IconButton
        label={areAll ? `Remove ${verse.reference} from favorites` : `Favorite ${verse.reference}`}
        disabled={isPending}
        icon={
          <HeartIcon
            size={20}
            weight={areAll ? 'fill' : 'regular'}
            className={areAll ? 'text-clay' : ''}
            aria-hidden
          />
        }
        onClick={toggle}
      />
      <IconButton
        label={`Share ${verse.reference}`}
        icon={<ShareNetworkIcon size={20} aria-hidden />}
        onClick={() => void shareVerse({ ...verse, translation: label })}
      />
    </div>
  );
}
