import { Link } from 'wouter';
import { MarkedText } from '#ui/marked-text.tsx';
import type { VerseResponse } from '../../bible.contract.ts';
import type { TextId } from '../../bible.rules.ts';
import { useTextLabel } from '../use-text-label.ts';
import { useTextLanguage } from '../use-text-language.ts';
import { versePath } from '../verse-path.ts';
import { VerseActions } from './verse-actions.tsx';

type Hits = readonly (readonly [number, number])[];

/** A verse in a list: reference, text with hits, and what can be done with it. `title` stands above it, where that was found. */
export function VerseCard({
  verse,
  hits = [],
  title = null,
  translation,
  isElsewhere = false,
}: {
  verse: VerseResponse;
  hits?: Hits;
  title?: { text: string; hits: Hits } | null;
  translation: TextId;
  /** The words are of another translation than the one that is read. */
  isElsewhere?: boolean;
}) {
  const label = useTextLabel(translation);
  const language = useTextLanguage(translation);
  return (
    <div className="-me-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Link
          href={versePath(verse.id)}
          className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
        >
          {isElsewhere ? `${verse.reference}, ${label}` : verse.reference}
        </Link>
        <VerseActions verse={verse} translation={translation} />
      </div>
      {title && (
        <p {...language} className="scripture pr-3 italic text-ink-soft">
          <MarkedText text={title.text} hits={title.hits} />
        </p>
      )}
      <p {...language} className="scripture pb-2 pr-3">
        <MarkedText text={verse.text} hits={hits} />
      </p>
    </div>
  );
}
