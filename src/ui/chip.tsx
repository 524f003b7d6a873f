import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { selected: boolean; icon?: ReactNode };

/** One of a row of choices, which can be switched on and off. */
export function Chip({ selected, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-base font-medium transition-colors',
        selected
          ? 'border-dusk bg-dusk-wash text-dusk'
          : 'border-line-strong/60 bg-surface text-ink hover:bg-inset',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
