import { Link } from 'wouter';
import { levelForXP, nextLevel, xpBar } from '../../progress.rules.ts';
import { useCountedXP } from '../use-counted-xp.ts';
import { LevelLamp } from './level-lamp.tsx';
import { XPBeam } from './xp-beam.tsx';

/** Level and beam in small, for the bar of the other screens; it leads home. */
export function ProgressLink({ currentXP }: { currentXP: number }) {
  const shown = useCountedXP(currentXP);
  const level = levelForXP(shown);
  const label = `${xpBar(shown, level).label}, ${nextLevel(shown).label}`;
  return (
    // On a phone the lamp stands alone: its flame shows the level, and the places of every day have the room.
    <Link
      href="/"
      aria-label={`Home: level ${level}, ${label}`}
      data-tooltip={label}
      className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control min-[480px]:pr-1.5 hover:bg-ink/8"
    >
      <LevelLamp currentXP={shown} className="size-10 shrink-0" />
      <span className="hidden w-[3.5rem] flex-col gap-1 min-[480px]:flex sm:w-[6rem]">
        <span className="text-sm font-semibold leading-none whitespace-nowrap">Level {level}</span>
        <XPBeam currentXP={shown} level={level} size="sm" />
      </span>
    </Link>
  );
}
