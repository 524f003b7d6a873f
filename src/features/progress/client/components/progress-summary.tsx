import { LampEmblem } from '#ui/lamp-emblem.tsx';
import { levelForXP, xpBar } from '../../progress.rules.ts';
import { useCountedXP } from '../use-counted-xp.ts';
import { XPBeam } from './xp-beam.tsx';

/** Level with its lamp, 'N / 2500 XP' and the beam: the home screen's header. */
export function ProgressSummary({ currentXP }: { currentXP: number }) {
  const shown = useCountedXP(currentXP);
  const level = levelForXP(shown);
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="flex items-center gap-1.5 font-heading text-lg leading-none">
          <LampEmblem level={level} size={34} className="-my-1 shrink-0" />
          Level {level}
        </p>
        <p className="font-semibold tabular-nums text-gold-ink">{xpBar(shown, level).label}</p>
      </div>
      <XPBeam currentXP={shown} level={level} className="mt-2" />
    </div>
  );
}
