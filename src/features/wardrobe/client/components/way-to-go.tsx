import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { Progress } from '#ui/progress.tsx';
import { unlockProgress } from '../../wardrobe.rules.ts';
import { XPToGo } from './xp-to-go.tsx';

/** How much XP is missing to unlock something: a bar, and what is to be done. */
export function WayToGo({
  name,
  requiredXP,
  currentXP,
  className,
}: {
  name: string;
  requiredXP: number;
  currentXP: number;
  className?: string;
}) {
  // In secret mode things open as one goes, without a number on them.
  if (useIsSecret()) return null;
  const percentage = unlockProgress(requiredXP, currentXP) * 100;
  return (
    <div className={className}>
      <Progress
        percentage={percentage}
        label={`XP towards ${name}`}
        valueText={`${Math.min(currentXP, requiredXP)} of ${requiredXP} XP`}
        tone="light"
        size="sm"
      />
      <p className="mt-1.5 text-sm text-ink-soft tabular-nums">
        {requiredXP > currentXP ? (
          <XPToGo missingXP={requiredXP - currentXP} forName={name} />
        ) : (
          `${requiredXP} XP reached`
        )}
      </p>
    </div>
  );
}
