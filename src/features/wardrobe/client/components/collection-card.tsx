import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { cn } from '#ui/class-names.ts';
import { Progress } from '#ui/progress.tsx';
import { opensWords } from '../../seasons.rules.ts';
import type { Collection } from '../../wardrobe.contract.ts';
import { unlockProgress, unlockState } from '../../wardrobe.rules.ts';
import { CollectionPromise } from './collection-promise.tsx';
import { UnlockableCard, UnlockableCardButton, UnlockBadge } from './unlockable-card.tsx';
import { XPToGo } from './xp-to-go.tsx';

/** One collection. Only a ready or an unlocked one opens (docs/product.md, States). */
export function CollectionCard({
  collection,
  currentXP,
  pending,
  isFirst,
  onOpen,
}: {
  collection: Collection;
  currentXP: number;
  pending: boolean;
  /** It stands at the top of the screen. */
  isFirst: boolean;
  onOpen: () => void;
}) {
  const { name, description, icon, requiredXP, pictures, season } = collection;
  const state = unlockState(collection, currentXP);
  const isSecret = useIsSecret();
  return (
    <UnlockableCard state={state} className="overflow-hidden">
      <CollectionPromise pictures={pictures} dimmed={state === 'locked'} isFirst={isFirst} />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <img
            src={icon}
            alt=""
            width={64}
            height={64}
            className={cn(
              'relative -mt-13 size-18 shrink-0 rounded-full border-4 border-surface bg-surface',
              state === 'locked' && 'saturate-50',
            )}
          />
          <h2 className="-mt-1 min-w-0 flex-1 basis-[7rem] text-xl">{name}</h2>
          {state !== 'locked' && <UnlockBadge state={state} />}
        </div>
        <p className="mt-2 text-ink-soft">{description}</p>
        <div className="mt-auto pt-4">
          {!isSecret && (
            <>
              <Progress
                percentage={unlockProgress(requiredXP, currentXP) * 100}
                label={`XP towards ${name}`}
                valueText={`${Math.min(currentXP, requiredXP)} of ${requiredXP} XP`}
                tone="light"
                size="sm"
              />
              <p className="mt-1.5 flex flex-wrap justify-between gap-x-2 text-sm text-ink-soft tabular-nums">
                <span>{requiredXP} XP</span>
                {state === 'locked' && currentXP < requiredXP && (
                  <span>
                    <XPToGo missingXP={requiredXP - currentXP} forName={name} />
                  </span>
                )}
              </p>
            </>
          )}
          {season !== undefined && state !== 'unlocked' && (
            <p className="mt-1.5 text-sm text-ink">
              {season.isOn
                ? 'Its time is here. Once opened, it stays.'
                : `${opensWords(season)}. Then it stays.`}
            </p>
          )}
          {state !== 'locked' && (
            <UnlockableCardButton
              name={name}
              state={state}
              pending={pending}
              className="mt-3"
              onClick={onOpen}
            >
              {state === 'ready' ? 'Unlock and open' : 'Open'}
            </UnlockableCardButton>
          )}
        </div>
      </div>
    </UnlockableCard>
  );
}
