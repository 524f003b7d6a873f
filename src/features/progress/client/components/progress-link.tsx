import { Link } from 'wouter';
import { LampEmblem } from '#ui/lamp-emblem.tsx';
import { xpBar } from '../../progress.rules.ts';
import type { ProgressProps } from './progress-summary.tsx';
import { XPBeam } from './xp-beam.tsx';

/** Level and beam in small, for the bar of the other screens; it leads home. */
export function ProgressLink({ currentXP, level }: ProgressProps) {
  const { label } = xpBar(currentXP, level);
  return (
    <Link
      href="/"
      aria-label={`Home: level ${level}, ${label}`}
      data-tooltip={label}
      className="flex min-h-11 items-center gap-1.5 rounded-control pr-1.5 hover:bg-ink/8"
    >
      <LampEmblem level={level} size={32} className="shrink-0" />
      <span className="flex w-14 flex-col gap-1 sm:w-24">
        <span className="text-sm font-semibold leading-none whitespace-nowrap">Level {level}</span>
        <XPBeam currentXP={currentXP} level={level} size="sm" />
      </span>
    </Link>
  );
}
