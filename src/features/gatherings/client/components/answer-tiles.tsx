import { type ReactNode, useId } from 'react';
import { arrowsOnlyMove } from '#ui/arrows-only-move.ts';

/** Two or three answers side by side, given in one tap. */
export function AnswerTiles<Value extends string>({
  legend,
  choices,
  value,
  onChoose,
}: {
  /** The question, which is not seen. */
  legend: string;
  /** `mark` stands before the label of the one that is chosen. */
  choices: readonly { value: Value; label: string; mark?: ReactNode }[];
  value: Value | null;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0" onKeyDown={arrowsOnlyMove}>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-[14px] border border-line bg-inset p-1 vigil:bg-ground">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-12 grow basis-0 cursor-pointer items-center justify-center gap-2 rounded-control px-3 py-1 text-center font-semibold text-balance text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-2 has-checked:ring-dusk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus vigil:has-checked:bg-inset"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            {value === choice.value && choice.mark}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
