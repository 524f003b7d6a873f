import { cn } from '#ui/class-names.ts';
import { LampEmblem } from '#ui/lamp-emblem.tsx';
import { levelForXP, nextLevel } from '../../progress.rules.ts';

/** The radius at which the ring's length is 100, so that a length of it is a percentage. */
const RADIUS = 100 / (2 * Math.PI);

/**
 * The level's lamp in a ring of light, which closes as the next level comes near. Decorative: whoever shows it says the
 * level and `nextLevel(…).label` in words. The ring is drawn with attributes, because the server renders it too.
 */
export function LevelLamp({ currentXP, className }: { currentXP: number; className?: string }) {
  const percentage = nextLevel(currentXP).fraction * 100;
  return (
    <span aria-hidden="true" data-xp-lamp className={cn('relative grid place-items-center', className)}>
      <svg viewBox="-18 -18 36 36" aria-hidden="true" className="absolute inset-0 size-full">
        <circle r={RADIUS} fill="none" strokeWidth="2.2" className="stroke-ink/12" />
        {percentage > 0 && (
          <circle
            r={RADIUS}
            fill="none"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeDasharray={`${percentage} 100`}
            transform="rotate(-90)"
            data-next-level={percentage}
            className="stroke-gold transition-[stroke-dasharray] duration-250"
          />
        )}
      </svg>
      <LampEmblem level={levelForXP(currentXP)} className="size-[64%]" />
    </span>
  );
}
