import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { inQuotationMarks } from '../../quotation.rules.ts';
import { useVerseOfTheDay } from '../use-verse-of-the-day.ts';
import { passagePath } from '../verse-path.ts';
import { VerseActions } from './verse-actions.tsx';

export function VerseOfTheDayCard() {
  const { verse, shownIn, label, language } = useVerseOfTheDay();
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
      {verse === undefined ? (
        <Skeleton className="mt-3 h-28" />
      ) : (
        <figure className="mt-2 min-h-28">
          <blockquote {...language} className="scripture">
            {inQuotationMarks(verse.text)}
          </blockquote>
          <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
            <Link
              href={passagePath(verse.verseIds)}
              className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
            >
              {verse.reference}, {label}
            </Link>
            {verse.why !== null && <p className="text-ink-soft text-sm">{verse.why}</p>}
          </figcaption>
        </figure>
      )}
    </Card>
  );
}
