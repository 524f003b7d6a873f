import { Link } from 'wouter';
import { Card } from '#ui/card.tsx';
import type { VerseResponse } from '../../bible.contract.ts';
import type { TranslationId } from '../../bible.rules.ts';
import { versePath } from '../verse-path.ts';
import { MarkedText } from './marked-text.tsx';
import { VerseActions } from './verse-actions.tsx';

/** A verse in a list: reference, text with hits, and what can be done with it. */
export function VerseCard({
  verse,
  hits = [],
  translation,
}: {
  verse: VerseResponse;
  hits?: readonly (readonly [number, number])[];
  translation: TranslationId;
}) {
  return (
    <Card padded={false} className="py-3 pl-5 pr-2">
      <div className="flex items-center justify-between gap-2">
        <Link
          href={versePath(verse.id)}
          className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
        >
          {verse.reference}
        </Link>
        <VerseActions verse={verse} translation={translation} />
      </div>
      <p className="scripture pb-2 pr-3">
        <MarkedText text={verse.text} hits={hits} />
      </p>
    </Card>
  );
}
