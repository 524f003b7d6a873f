import { cn } from './class-names.ts';

/** A gold dot beside what leads to something that waits to be opened. Decorative: words say what waits. */
export function ReadyDot({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'size-2.5 rounded-full bg-gold ring-2 ring-surface forced-colors:bg-[Highlight]',
        className,
      )}
    />
  );
}
