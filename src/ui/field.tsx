import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

export interface FieldTexts {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}

/** What an input needs to be tied to its label, hint and error. */
export interface FieldAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const controlClasses =
  'w-full min-h-11 rounded-control border bg-surface px-3.5 py-2.5 text-base text-ink border-line-strong ' +
  'transition-[border-color,box-shadow] hover:border-ink-soft focus-visible:outline-offset-0 ' +
  'aria-invalid:border-clay disabled:opacity-60';

/** Label above, control, then the error or else the hint; ties them together for assistive technology. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  className,
  children,
}: FieldTexts & { className?: string | undefined; children: (attributes: FieldAttributes) => ReactNode }) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const note = hasError ? error : hint;
  const hasNote = note !== undefined && note !== null && note !== false && note !== '';
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel === true ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? `${id}-note` : undefined,
        'aria-invalid': hasError || undefined,
      })}
      {hasNote && (
        <div id={`${id}-note`} className={cn('text-sm', hasError ? 'text-clay' : 'text-ink-soft')}>
          {note}
        </div>
      )}
    </div>
  );
}
