import type { ReactNode } from 'react';
import { WordsHeldNote } from '#features/moderation/client/for-other-features.ts';
import { PersonName } from '#features/people/client/for-other-features.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { Claim } from '../../debates.contract.ts';
import { GONE_WORDS } from '../debate-words.ts';
import { CitationPanel } from './citation-panel.tsx';
import { ClaimMenu } from './claim-menu.tsx';
import { SiblingsLine } from './siblings-line.tsx';
import { SideLine } from './side-mark.tsx';

/** A claim: which side it speaks for, its words, and the verses that it cites. */
export function ClaimFace({
  claim,
  beside,
  onNeedsHelp = () => {},
  children,
}: {
  claim: Claim;
  /** It was changed, and its words tell of danger now. */
  onNeedsHelp?: () => void;
  /** Of a neighbour that is only seen while it is drawn in: its words are no heading. */
  beside?: 'neighbour';
  children?: ReactNode;
}) {
  const { side, text, gone, citations, author, path, position, saidFirst } = claim;
  const isMain = beside === undefined;
  const speaks = side === 'for' ? 'Speaks for it' : 'Speaks against it';
  const isUnderPosition = path.length <= 1;
  const isThere = text !== '';
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <SideLine side={side}>
          {isUnderPosition ? (
            <>
              <span className="lg:hidden">{speaks}</span>
              <span className="max-lg:hidden">
                Speaks {side} “{position.title}”
              </span>
            </>
          ) : (
            speaks
          )}
        </SideLine>
        <span className="ml-auto flex shrink-0 items-center">
          <SiblingsLine siblings={claim.siblings} />
          {isMain && <ClaimMenu claim={claim} onNeedsHelp={onNeedsHelp} />}
        </span>
      </div>
      <OwnWords
        as={isMain ? 'h1' : 'p'}
        className={
          isThere
            ? 'mt-1 text-left font-heading text-[1.25rem]/[1.32] font-medium tracking-[-0.012em] whitespace-pre-line text-balance lg:text-[1.75rem]/[1.3]'
            : 'mt-1 text-left font-sans text-lg font-normal tracking-normal text-ink-soft'
        }
      >
        {isThere ? text : GONE_WORDS[gone ?? 'withdrawn']}
      </OwnWords>
      {author !== null && (
        <p className="mt-1 text-sm text-ink-soft">
          <PersonName person={author} />
        </p>
      )}
      {saidFirst !== null && (
        <details className="mt-2 text-sm text-ink-soft">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            Corrected. What it said first
          </summary>
          <OwnWords as="p" className="pb-1 text-left whitespace-pre-line">
            {saidFirst}
          </OwnWords>
        </details>
      )}
      {isThere && gone === 'held' && (
        <div className="mt-3">
          <WordsHeldNote />
        </div>
      )}
      {isThere && gone === 'hidden' && (
        <p className="mt-3 rounded-control bg-sky-wash px-4 py-3 text-sky">
          Hidden by moderation. Only you still read it, and your notifications say why.
        </p>
      )}
      {citations.length > 0 && (
        <div className="mt-3 grid gap-2">
          {citations.map((citation) => (
            <CitationPanel key={citation.reference} citation={citation} />
          ))}
        </div>
      )}
      {children}
    </>
  );
}
