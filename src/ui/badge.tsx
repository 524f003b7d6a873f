import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export type BadgeTone = 'neutral' | 'light' | 'growth' | 'alert' | 'dusk' | 'sky';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-inset text-ink-soft border-line',
  light: 'bg-gold-wash text-gold-ink border-gold/50',
  growth: 'bg-leaf-wash text-leaf border-leaf/30',
  alert: 'bg-clay-wash text-clay border-clay/30',
  dusk: 'bg-dusk-wash text-dusk border-dusk/30',
  sky: 'bg-sky-wash text-sky border-sky/30',
};

/** A short state in a pill. The tone 'light' is gold: for XP and readiness alone. */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2.5 py-0.5 text-sm font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
