import { cn } from '#ui/class-names.ts';
import { Progress } from '#ui/progress.tsx';
import type { Collection } from '../../wardrobe.contract.ts';
import { unlockProgress, unlockState } from '../../wardrobe.rules.ts';
import { UnlockableCard, UnlockableCardButton, UnlockBadge } from './unlockable-card.tsx';

/** One collection. Only a ready or an unlocked one opens (docs/product.md, States). */
export function CollectionCard({
  collection,
  currentXP,
  pending,
  onOpen,
}: {
  collection: Collection;
  currentXP: number;
  pending: boolean;
  onOpen: () => void;
}) {
  const { name, description, icon, requiredXP } = collection;
  const state = unlockState(collection, currentXP);
  return (
    <UnlockableCard state={state} className="p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <img
          src={icon}
          alt=""
          width={64}
          height={64}
          className={cn('size-16 shrink-0', state === 'locked' && 'opacity-75 saturate-50')}
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <h2 className="text-xl">{name}</h2>
            {state !== 'locked' && <UnlockBadge state={state} />}
          </div>
          <p className="mt-1 text-ink-soft">{description}</p>
        </div>
      </div>
      <div className="mt-auto pt-4">
        <Progress
          percentage={unlockProgress(requiredXP, currentXP) * 100}
          label={`XP towards ${name}`}
          valueText={`${Math.min(currentXP, requiredXP)} of ${requiredXP} XP`}
          tone="light"
          size="sm"
        />
        <p className="mt-1.5 flex justify-between gap-2 text-sm text-ink-soft tabular-nums">
          <span>{requiredXP} XP</span>
          {state === 'locked' && <span>{requiredXP - currentXP} XP to go</span>}
        </p>
        {state !== 'locked' && (
          <UnlockableCardButton name={name} state={state} pending={pending} className="mt-3" onClick={onOpen}>
            {state === 'ready' ? 'Unlock and open' : 'Open'}
          </UnlockableCardButton>
        )}
      </div>
    </UnlockableCard>
  );
}
