import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';

/** An icon above one word. @param about what it is done with, for who does not see the page: 'John 3:16' */
export function BarButton({
  word,
  about,
  icon,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  word: string;
  about: string;
  icon: ReactNode;
}) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={`${word} ${about}`}
      className={cn(
        'flex min-h-12 min-w-12 flex-auto flex-col items-center justify-center gap-0.5 rounded-control px-0.5 text-[0.8125rem] font-medium text-ink hover:bg-inset disabled:opacity-50',
        className,
      )}
    >
      {icon}
      {word}
    </button>
  );
}
