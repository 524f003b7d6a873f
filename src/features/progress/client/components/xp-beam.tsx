import { cn } from '#ui/class-names.ts';
import { styleByScript } from '#ui/style-by-script.ts';
import { XP, xpBar } from '../../progress.rules.ts';

export interface XPBeamProps {
  currentXP: number;
  level: number;
  size?: 'sm' | 'md';
  className?: string;
}

/**
 * The XP bar (docs/product.md, XP and levels) as a beam of light on a dim track. It glows from 90 %. It has the role
 * progressbar and its value in words, '40 / 2500 XP'; sparks of earned XP fly to the element with `data-xp-beam`,
 * or to the lamp where no beam is shown.
 */
export function XPBeam({ currentXP, level, size = 'md', className }: XPBeamProps) {
  const { fraction, glows, label } = xpBar(currentXP, level);
  return (
    <div
      role="progressbar"
      aria-label="Experience"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuetext={label}
      data-glowing={glows ? 'true' : undefined}
      className={cn(
        'rounded-full',
        size === 'md' ? 'h-3.5' : 'h-2',
        glows && 'shadow-[0_0_16px_2px_var(--gold)]',
        className,
      )}
    >
      <div
        data-xp-beam={fraction}
        className="relative size-full overflow-hidden rounded-full bg-ink/12 ring-1 ring-ink/5"
      >
        {/* Below it, faint, how much of the target there is: what the words beside it say. */}
        <div
          className="absolute inset-0 rounded-full [transform:translateX(-100%)] bg-gold/35 transition-transform duration-250"
          ref={styleByScript('transform', `translateX(${Math.min(1, currentXP / XP.target) * 100 - 100}%)`)}
        />
        {fraction > 0 && (
          <div
            className="absolute inset-0 rounded-full [transform:translateX(-100%)] bg-linear-to-r from-gold/55 via-gold to-gold transition-transform duration-250 forced-colors:bg-[Highlight]"
            ref={styleByScript('transform', `translateX(${fraction * 100 - 100}%)`)}
          >
            {fraction > 0.08 && (
              <span className="absolute inset-y-0 right-0 w-6 rounded-full bg-linear-to-r from-transparent to-white/70" />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
