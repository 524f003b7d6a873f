import { type Ref, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { Debate } from '../../debates.contract.ts';
import { DEBATE_LIMITS } from '../../debates.rules.ts';
import type { OtherSideDraft } from '../debate-drafts.ts';
import type { WordsProblems } from '../words-problems.ts';
import { SideLine } from './side-mark.tsx';
import { WordsWithCites } from './words-with-cites.tsx';

/** The step before a second claim of a week, which comes with a statement of another side. */
export function OtherSideStep({
  ref,
  positions,
  draft,
  change,
  problems,
  isKept,
  onDone,
}: {
  ref: Ref<HTMLFormElement>;
  /** Those that are not the reader's own. */
  positions: Debate['positions'];
  /** Its position is one of them. */
  draft: OtherSideDraft;
  change: (changes: Partial<OtherSideDraft>) => void;
  problems: WordsProblems;
  isKept: boolean;
  onDone: () => void;
}) {
  const name = useId();
  const held = positions.find(({ key }) => key === draft.position);
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
      className="flex grow flex-col"
    >
      {positions.length === 1 ? (
        <>
          <SideLine side="against">They hold</SideLine>
          <OwnWords as="h2" className="mt-1.5 text-left text-[1.3125rem]/[1.2] font-medium text-balance">
            {held?.title}
          </OwnWords>
        </>
      ) : (
        <fieldset>
          <legend>
            <SideLine side="against" as="span">
              They hold
            </SideLine>
          </legend>
          <div className="mt-1.5 grid">
            {positions.map(({ key, title }) => (
              <label
                key={key}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control py-1.5 has-checked:font-medium"
              >
                <input
                  type="radio"
                  name={name}
                  checked={key === draft.position}
                  onChange={() => change({ position: key })}
                  className="size-5 shrink-0 accent-primary"
                />
                <OwnWords className="min-w-0 text-left font-heading text-[1.1875rem]/[1.25]">
                  {title}
                </OwnWords>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {held && (
        <OwnWords as="p" className="mt-1.5 text-left text-sm text-ink-soft">
          {held.says}
        </OwnWords>
      )}
      <div className="mt-4">
        <WordsWithCites
          label="What they hold, in your words"
          words={draft}
          change={change}
          max={DEBATE_LIMITS.otherSide}
          problem={problems.text}
          citeProblem={problems.cites}
          isKept={isKept}
        />
      </div>
      <p className="mt-3.5">
        Two people who hold this will say whether it is fair. Your own claim waits beside it and is posted at
        the same time.
      </p>
      <ul className="mt-3 grid gap-2 text-sm text-ink-soft">
        <li>Their best reason, not their weakest.</li>
        <li>In their words, without a “but”.</li>
      </ul>
      <div className="mt-auto pt-5">
        <Button type="submit" size="lg" className="w-full">
          Go on to my claim
        </Button>
      </div>
    </form>
  );
}
