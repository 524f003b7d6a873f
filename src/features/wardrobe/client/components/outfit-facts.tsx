import { useIsSecret } from '#features/people/client/for-other-features.ts';
import type { Outfit } from '../../wardrobe.contract.ts';
import { modestyLabel } from '../../wardrobe.rules.ts';
import { XPToGo } from './xp-to-go.tsx';

/** Category, modesty and the XP that an outfit asks for. */
export function OutfitFacts({
  outfit,
  currentXP,
  className,
}: {
  outfit: Outfit;
  currentXP: number;
  className?: string;
}) {
  const isSecret = useIsSecret();
  const missing = outfit.unlockRequiredXP - currentXP;
  return (
    <div className={className}>
      <p className="text-sm text-ink-soft">
        <span className="capitalize">{outfit.category}</span> · {modestyLabel(outfit.modestyLevel)}
      </p>
      {!isSecret && (
        <p className="mt-0.5 text-sm font-semibold text-gold-ink tabular-nums">
          {outfit.isDefaultUnlocked ? 'Yours from the start' : `${outfit.unlockRequiredXP} XP`}
          {!outfit.isUnlocked && missing > 0 && (
            <span className="font-normal text-ink-soft">
              {' · '}
              <XPToGo missingXP={missing} forName={outfit.name} />
            </span>
          )}
        </p>
      )}
    </div>
  );
}
