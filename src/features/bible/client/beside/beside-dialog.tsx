import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { otherThan, type TextId, type TranslationId, translationName } from '../../bible.rules.ts';
import { type CrossReferences, listCrossReferences } from '../../cross-references.contract.ts';
import { versesInAddress } from '../../verse-numbers.rules.ts';
import type { ChosenVerses } from '../annotations/verse-bar.tsx';
import { chapterQuery } from '../bible-queries.ts';
import { textOfVerses } from '../verse-spans.ts';
import { CrossReferenceList } from './cross-reference-list.tsx';

/** What belongs to chosen verses: the same ones in the other translation, and other places of the Bible, to be read at once. */
export function BesideDialog({ chosen, onClose }: { chosen: ChosenVerses; onClose: () => void }) {
  const { bookId, chapter, verses, reference, textId } = chosen;
  const references = useQuery(
    endpointQuery(listCrossReferences, {
      params: { bookId, chapter: String(chapter) },
      query: { verses: versesInAddress(verses), translation: textId },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={reference}
      description="In another translation, and other places that belong to it."
      width="lg"
    >
      <div className="flex flex-col gap-6">
        <OtherTranslation chosen={chosen} other={otherThan(textId)} />
        <section aria-labelledby="beside-places">
          <h3 id="beside-places" className="text-lg">
            Cross references
          </h3>
          {references.isError ? (
            <NotLoaded onRetry={references.refetch} />
          ) : references.data === undefined ? (
            <Skeleton className="mt-3 h-40" />
          ) : (
            <Places found={references.data} textId={textId} onLeave={onClose} />
          )}
        </section>
      </div>
    </Dialog>
  );
}

function Places({ found, textId, onLeave }: { found: CrossReferences; textId: TextId; onLeave: () => void }) {
  if (found.references.length === 0)
    return <p className="mt-2 text-ink-soft">None are known for this place.</p>;
  return <CrossReferenceList references={found.references} textId={textId} onLeave={onLeave} />;
}

function OtherTranslation({ chosen, other }: { chosen: ChosenVerses; other: TranslationId }) {
  const { data, isError } = useQuery(chapterQuery(chosen.bookId, chosen.chapter, other));
  const text = data && textOfVerses(data.blocks, chosen.verses);
  return (
    <section aria-labelledby="beside-translation">
      <h3 id="beside-translation" className="text-lg">
        {translationName(other)}
      </h3>
      {isError ? (
        <p className="mt-2 text-ink-soft">It did not come. Please look at your connection.</p>
      ) : text === undefined ? (
        <Skeleton className="mt-3 h-16" />
      ) : (
        <p className="scripture mt-2" lang="en">
          {text === '' ? 'This translation has no words here.' : text}
        </p>
      )}
    </section>
  );
}
