import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#ui/button.tsx';
import type { TextId } from '../../bible.rules.ts';
import type { CrossReferences } from '../../cross-references.contract.ts';
import { fromTo } from '../../verse-numbers.rules.ts';
import { useTextLanguage } from '../use-text-language.ts';
import { chapterIdOf, verseNumberOf, versesPath } from '../verse-path.ts';

/** The best, until somebody asks for more. */
const SHOWN_AT_FIRST = 6;

/** Places with their words in a text; each leads to its chapter. @param onLeave when one goes there */
export function CrossReferenceList({
  references,
  textId,
  onLeave,
}: {
  references: CrossReferences['references'];
  textId: TextId;
  onLeave: () => void;
}) {
  const language = useTextLanguage(textId);
  const [isWhole, setIsWhole] = useState(references.length <= SHOWN_AT_FIRST);
  const shown = isWhole ? references : references.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className="mt-1 divide-y divide-line">
        {shown.map(({ verseId, lastVerse, reference, text }) => (
          <li key={verseId} className="py-2">
            <Link
              href={versesPath(chapterIdOf(verseId), fromTo(verseNumberOf(verseId), lastVerse))}
              onClick={onLeave}
              className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
            >
              {reference}
            </Link>
            <p {...language} className="scripture">
              {text}
            </p>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button variant="secondary" className="mt-2" onClick={() => setIsWhole(true)}>
          Show all {references.length}
        </Button>
      )}
    </>
  );
}
