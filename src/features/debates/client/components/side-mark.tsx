import type { ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';
import type { Side } from '../../debates.rules.ts';

/** Green and square for, clay and round against: the form says it, too. Words beside it say it to everybody else. */
export function SideMark({ side, className }: { side: Side; className?: string }) {
  return (
    <i
      aria-hidden="true"
      className={cn(
        'size-2.5 shrink-0 forced-colors:bg-[CanvasText]',
        side === 'for' ? 'rounded-[3px] bg-leaf' : 'rounded-full bg-clay',
        className,
      )}
    />
  );
}

/** A mark with its words, in the side's colour. */
export function SideLine({
  side,
  as: Element = 'p',
  className,
  children,
}: {
  side: Side;
  as?: 'p' | 'h2' | 'span';
  className?: string;
  children: ReactNode;
}) {
  return (
    <Element
      className={cn(
        'flex items-center gap-2 font-sans text-sm/[1.3] font-semibold tracking-normal',
        side === 'for' ? 'text-leaf' : 'text-clay',
        className,
      )}
    >
      <SideMark side={side} />
      <span className="min-w-0">{children}</span>
    </Element>
  );
}
