import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

/** One of a few, each with a sentence; the whole tile is pressed. */
export function ChoiceTiles<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  className,
}: {
  legend: ReactNode;
  choices: readonly { value: Value; label: string; hint?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Of the grid. */
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className={cn('grid gap-2', className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cn(
              'relative flex min-h-14 cursor-pointer flex-col rounded-[14px] border border-line-strong/55 px-4 py-2.5 leading-tight has-checked:border-dusk has-checked:bg-dusk-wash has-checked:ring-1 has-checked:ring-dusk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              // Beside one another, those with a sentence begin at the same height.
              choice.hint === undefined && 'justify-center',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            <span className="font-semibold">{choice.label}</span>
            {choice.hint !== undefined && <span className="mt-0.5 text-sm text-ink-soft">{choice.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
