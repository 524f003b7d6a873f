import { xpBar } from '#features/progress/progress.rules.ts';
import { Progress } from '#ui/progress.tsx';

/** The progress card of the collections screen: current XP, level and the beam. */
export function XPCard({ currentXP, level }: { currentXP: number; level: number }) {
  const { fraction, glows, label } = xpBar(currentXP, level);
  return (
    <section aria-label="Your progress" className="card-padding">
      <div className="flex items-baseline justify-between gap-3">
        <p className="font-heading text-xl text-gold-ink tabular-nums">{currentXP} XP</p>
        <p className="text-ink-soft">Level {level}</p>
      </div>
      <Progress
        percentage={fraction * 100}
        glowing={glows}
        label="XP"
        valueText={label}
        tone="light"
        className="mt-2.5"
      />
      <p className="mt-2 text-sm text-ink-soft">
        Journaling and reading earn XP. It opens collections, and it is never spent.
      </p>
    </section>
  );
}
