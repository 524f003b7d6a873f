import { useId, useRef } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { cn } from '#ui/class-names.ts';
import { useTextArea } from '#ui/use-text-area.ts';
import { DEBATE_LIMITS } from '../../debates.rules.ts';
import { CitePassages } from './cite-passages.tsx';

/** Words of a debate as they are written, with the passages beside them. */
export interface WrittenWords {
  text: string;
  cites: readonly string[];
}

/** A field with the words, what they cite, how long they are, and whether this device keeps them. */
export function WordsWithCites({
  label,
  placeholder,
  words: { text, cites },
  change,
  max,
  problem,
  citeProblem,
  isKept,
  readOnly = false,
}: {
  label: string;
  placeholder?: string;
  words: WrittenWords;
  change: (changes: Partial<WrittenWords>) => void;
  max: number;
  /** What is wrong with the words, said below them. */
  problem: string | undefined;
  citeProblem: string | undefined;
  /** Null: nothing was changed yet. */
  isKept: boolean | null;
  readOnly?: boolean;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useTextArea(area, text);
  const isTooLong = text.length > max;
  const wrong = problem ?? (isTooLong ? `It can have ${max} characters.` : undefined);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        name="text"
        dir="auto"
        rows={6}
        readOnly={readOnly}
        value={text}
        placeholder={placeholder}
        aria-describedby={`${id}-note ${id}-count`}
        aria-invalid={wrong !== undefined || undefined}
        onChange={({ target }) => change({ text: target.value })}
        className="field-sizing-content min-h-53 w-full resize-none rounded-control border border-line-strong bg-surface px-4 py-3.5 font-scripture text-[1.125rem]/[1.6] focus-visible:outline-offset-0 aria-invalid:border-clay"
      />
      <p id={`${id}-note`} role="alert" className="mt-1 text-clay empty:hidden">
        {wrong}
      </p>
      <CitePassages
        cites={cites}
        onChange={(changed) => change({ cites: changed })}
        problem={citeProblem}
        max={DEBATE_LIMITS.cites}
      />
      <p className="flex justify-between gap-4 text-sm text-ink-soft">
        <span>
          {isKept === true && !isBlank(text) && 'Saved on this device'}
          {isKept === false && 'This browser keeps no draft: please finish before you leave.'}
        </span>
        <span id={`${id}-count`} className={cn('whitespace-nowrap', isTooLong && 'text-clay')}>
          {text.length} of {max}
        </span>
      </p>
    </div>
  );
}
