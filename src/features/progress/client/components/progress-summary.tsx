import { levelForXP, nextLevel, xpBar } from '../../progress.rules.ts';
import { useCountedXP } from '../use-counted-xp.ts';
import { LevelLamp } from './level-lamp.tsx';
import { XPBeam } from './xp-beam.tsx';

/**
 * Level with its lamp, how far it is to the next one, 'N / 2500 XP' and the beam: the home screen's header. `next` is what comes
 * besides, in words.
 */
export function ProgressSummary({ currentXP, next = null }: { currentXP: number; next?: string | null }) {
  const shown = useCountedXP(currentXP);
  const level = levelForXP(shown);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LevelLamp currentXP={shown} className="size-11 shrink-0" />
        <div className="flex flex-1 basis-[9rem] flex-wrap items-baseline justify-between gap-x-3">
          <p className="font-heading text-lg leading-tight">Level {level}</p>
          <p className="font-semibold tabular-nums text-gold-ink">{xpBar(shown, level).label}</p>
          <p className="w-full text-sm text-ink-soft tabular-nums">{nextLevel(shown).label}</p>
          {next !== null && <p className="w-full text-sm text-ink-soft tabular-nums">{next}</p>}
        </div>
      </div>
      <XPBeam currentXP={shown} level={level} className="mt-2.5" />
    </div>
  );
}
