import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { DEBATE_LIMITS, type Side } from '../../debates.rules.ts';
import type { ClaimDraft } from '../debate-drafts.ts';
import type { WordsProblems } from '../words-problems.ts';
import { SideLine } from './side-mark.tsx';
import { WordsWithCites } from './words-with-cites.tsx';

/** One's own claim, below what it speaks for or against. */
export function ClaimStep({
  ref,
  side,
  spokenTo,
  draft,
  change,
  problems,
  isKept,
  isOver,
  pending,
  onSend,
}: {
  ref: Ref<HTMLFormElement>;
  side: Side;
  /** The words of the position or the claim. */
  spokenTo: string;
  draft: ClaimDraft;
  change: (changes: Partial<ClaimDraft>) => void;
  problems: WordsProblems;
  isKept: boolean;
  /** The week has ended while it was written. */
  isOver: boolean;
  pending: boolean;
  onSend: () => void;
}) {
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      className="flex grow flex-col"
    >
      <SideLine side={side}>{side === 'for' ? 'Speaks for' : 'Speaks against'}</SideLine>
      <OwnWords as="p" className="mt-1.5 line-clamp-4 text-left font-heading text-[1.1875rem]/[1.3]">
        {spokenTo}
      </OwnWords>
      <div className="mt-4">
        <WordsWithCites
          label="Your claim"
          placeholder="One thought, as plainly as you can."
          words={draft}
          change={change}
          max={DEBATE_LIMITS.claim}
          problem={problems.text}
          citeProblem={problems.cites}
          isKept={isKept}
        />
      </div>
      <p className="mt-3.5 text-sm text-ink-soft">
        Your name is not shown before the week closes. What you quote in quotation marks has to stand in what
        you cite.
      </p>
      {isOver && (
        <p role="alert" className="mt-3 rounded-control bg-sky-wash px-4 py-3 text-sky">
          The week has closed, and nothing more is said in it. Your words stay here, on this device.
        </p>
      )}
      <div className="mt-auto pt-5">
        <Button type="submit" size="lg" className="w-full" pending={pending} disabled={isOver}>
          Say it
        </Button>
      </div>
    </form>
  );
}
