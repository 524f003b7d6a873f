import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

/**
 * The page's one h1, a line below it, and actions. With nothing but text it stands on the wallpaper, on a veil; with things to
 * press it has a surface of its own. The router moves the focus to this heading after a change of page.
 */
export function PageHeader({
  above,
  title,
  description,
  actions,
  children,
  isSlim = false,
  className,
}: {
  /** The way back to the page that this one is under. */
  above?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Below all of that, over the whole width. */
  children?: ReactNode;
  /** On a phone it is the title alone, and what is below it: who is here came for that. */
  isSlim?: boolean;
  className?: string;
}) {
  if (above === undefined && actions === undefined && children === undefined) {
    return (
      <header className={cn('veil py-1', className)}>
        <h1 className="text-3xl">{title}</h1>
        {description !== undefined && <p className="mt-1">{description}</p>}
      </header>
    );
  }
  return (
    <header
      className={cn('card-surface flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6', className)}
    >
      <div className="min-w-0">
        {above}
        <h1 className="text-3xl">{title}</h1>
        {description !== undefined && (
          <p className={cn('mt-1 text-ink-soft', isSlim && 'max-lg:hidden')}>{description}</p>
        )}
      </div>
      {actions !== undefined && (
        <div className={cn('flex flex-wrap gap-3', isSlim && 'max-lg:hidden')}>{actions}</div>
      )}
      {children !== undefined && <div className="w-full">{children}</div>}
    </header>
  );
}
