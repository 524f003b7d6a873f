import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

/** Something that is on or off, with what it means; the whole row is pressed. */
export function SwitchRow({
  label,
  hint,
  isOn,
  disabled = false,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      disabled={disabled}
      onClick={() => onChange(!isOn)}
      className="flex min-h-15 w-full items-center gap-4 rounded-control py-2 text-start disabled:opacity-55"
    >
      <span className="min-w-0 grow">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className={cn(
          'relative h-8 w-13 shrink-0 rounded-full border transition-colors',
          isOn ? 'border-primary bg-primary' : 'border-line-strong bg-line-strong',
        )}
      >
        <span
          className={cn(
            'absolute start-0.5 top-0.5 size-6.5 rounded-full bg-surface transition-[translate]',
            isOn && 'translate-x-5 rtl:-translate-x-5',
          )}
        />
      </span>
    </button>
  );
}
