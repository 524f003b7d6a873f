import { cn } from './class-names.ts';
import { styleByScript } from './style-by-script.ts';

export interface ProgressProps {
  /** 0 to 100; other values are cut to this range. */
  percentage: number;
  /** Accessible name. */
  label: string;
  /** What a screen reader says for the value, such as '40 / 2500 XP'. */
  valueText?: string;
  /** 'light' is the gold beam of XP; 'plain' is for everything else. */
  tone?: 'light' | 'plain';
  /** The beam glows (from 90 % of XP). */
  glowing?: boolean;
  size?: 'sm' | 'md';
  className?: string;
}

/** A bar on a dim track. */
export function Progress({
  percentage,
  label,
  valueText,
  tone = 'plain',
  glowing,
  size = 'md',
  className,
}: ProgressProps) {
  const value = Math.min(100, Math.max(0, percentage));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={valueText}
      data-glowing={glowing === true ? 'true' : undefined}
      className={cn(
        'overflow-hidden rounded-full bg-ink/12',
        size === 'md' ? 'h-3' : 'h-1.5',
        glowing === true && 'shadow-[0_0_14px_1px_var(--gold)]',
        className,
      )}
    >
      <div
        className={cn(
          'h-full w-full rounded-full [transform:translateX(-100%)] transition-transform duration-250 forced-colors:bg-[Highlight]',
          tone === 'light' ? 'bg-linear-to-r from-gold/70 to-gold' : 'bg-primary',
        )}
        ref={styleByScript('transform', `translateX(${value - 100}%)`)}
      />
    </div>
  );
}
