import type { ComponentProps, ElementType } from 'react';
import { cn } from './class-names.ts';

/**
 * Text that people wrote: a name, an entry, a file's name. It runs in the direction of its own letters, whatever the page's,
 * and breaks anywhere rather than make the page wider: people paste addresses, and write words that no line holds. A name that
 * stands beside something of the page's is given `text-left`, so that it stays there whatever its direction.
 */
export function OwnWords<As extends ElementType = 'span'>({
  as,
  className,
  ...rest
}: { as?: As; className?: string } & Omit<ComponentProps<As>, 'as' | 'className'>) {
  const Element: ElementType = as ?? 'span';
  return <Element dir="auto" {...rest} className={cn('wrap-anywhere', className)} />;
}
