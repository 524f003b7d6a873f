import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

/** A quiet action over the whole width, with what follows from it in words. */
export function QuietRow({
  icon,
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: ReactNode; label: ReactNode; hint?: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        'flex min-h-14 w-full items-center gap-4 rounded-control px-3 py-2.5 text-start hover:bg-inset disabled:opacity-55',
        className,
      )}
    >
      <span aria-hidden="true" className="text-ink-soft">
        {icon}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{label}</span>
        {hint !== undefined && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </button>
  );
}
