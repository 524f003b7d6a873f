import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { inQuotationMarks } from '../../quotation.rules.ts';
import { verseOfTheDayQuery } from '../bible-queries.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { chapterIdOf, verseNumberOf, versesPath } from '../verse-path.ts';
import { VerseActions } from './verse-actions.tsx';

/** Shown when the server gives none (docs/product.md, Deliberate departures). */
const JOHN_3_16 = {
  id: 'JHN.3.16',
  reference: 'John 3:16',
  text: 'For God so loved the world, that he gave his one and only Son, that whoever believes in him should not perish, but have eternal life.',
  verseIds: ['JHN.3.16'],
  why: null,
};

export function VerseOfTheDayCard() {
  const { translation } = useReaderPreferences();
  const { data, isPending, isError } = useQuery(verseOfTheDayQuery(translation));
  const verse = isError ? JOHN_3_16 : data;
  const shownIn = isError ? 'WEB' : translation;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-xl">Verse of the day</h2>
        {verse !== undefined && (
          <div className="flex">
            <Link
              href={`${passagePath(verse.verseIds)}/picture`}
              aria-label={`Picture of ${verse.reference}`}
              className={buttonClasses('ghost', 'icon')}
            >
              <ImageIcon size={20} aria-hidden />
            </Link>
            <VerseActions verse={verse} verseIds={verse.verseIds} translation={shownIn} />
          </div>
        )}
      </div>
      {isPending || verse === undefined ? (
        <Skeleton className="mt-3 h-28" />
      ) : (
        <figure className="mt-2 min-h-28">
          <blockquote className="scripture">{inQuotationMarks(verse.text)}</blockquote>
          <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
            <Link
              href={passagePath(verse.verseIds)}
              className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
            >
              {verse.reference}, {shownIn}
            </Link>
            {verse.why !== null && <p className="text-ink-soft text-sm">{verse.why}</p>}
          </figcaption>
        </figure>
      )}
    </Card>
  );
}

/** @param verseIds of one chapter, in their order */
function passagePath(verseIds: readonly string[]): string {
  return versesPath(chapterIdOf(verseIds[0]!), verseIds.map(verseNumberOf));
}
